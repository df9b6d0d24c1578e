// The style sheet, by part; what comes later may overrule what came before.

import bar from "./styles/bar.css?inline";
import base from "./styles/base.css?inline";
import dialog from "./styles/dialog.css?inline";
import modes from "./styles/modes.css?inline";
import panel from "./styles/panel.css?inline";
import table from "./styles/table.css?inline";
import theme from "./styles/theme.css?inline";

export const sheets = [theme, base, table, panel, bar, dialog, modes].join("");

import { useShared } from "./context.js";
import type { Sheet } from "./wire.js";

/** The score sheet, as the real table that it is. */
export function ScoreSheet({ sheet }: { sheet: Sheet }) {
  const { text } = useShared();
  return (
    <div class="scores">
      {sheet.result != null && <p class="result">{text(sheet.result)}</p>}
      <table>
        <caption>{text(sheet.caption)}</caption>
        <thead>
          <tr>
            {sheet.head.map((cell, i) => (
              <th key={i} scope="col">
                {text(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, i) => (
            <tr key={i} class={row.strong ? "strong" : undefined}>
              <th scope="row">{text(row.label)}</th>
              {row.cells.map((cell, j) => (
                <td key={j}>{text(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

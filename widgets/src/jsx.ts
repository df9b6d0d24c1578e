// What TSX becomes; build.mjs puts it into every file, under a name that no variable has.
export { Fragment as jsxGroup, h as jsxNode } from "preact";

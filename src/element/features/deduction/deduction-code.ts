// The deduction sheet for blind play, loaded when the visitor first opens it.
export { makeSheet } from './deduction-sheet.js';

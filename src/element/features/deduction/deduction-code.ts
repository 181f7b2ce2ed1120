// The sheet for blind play, loaded when it is first opened.
export { makeSheet } from './deduction-sheet.js';

/** A minimal German page that contains only a table, with its script at an address. */
export const pageWithTable = (script: string): string => `<!doctype html>
<html lang="de"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><style>body { margin: 0 }</style>
<script type="module" src="${script}"></script>
<watten-table seed="leitung"></watten-table>`;

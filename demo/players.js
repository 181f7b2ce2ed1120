import { lineCells, matrixRows, summaryText } from './players-rows.js';

/** An element with a text or children. */
function made(name, content, attributes = {}) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...[content].flat());
  return element;
}

const headRow = (titles) =>
  made(
    'thead',
    made(
      'tr',
      titles.map((title) => made('th', title, { scope: 'col' })),
    ),
  );

function lineRow(line) {
  const { id, check, command, deals, figure, goal, verdict, mark } = lineCells(line);
  return made(
    'tr',
    [
      made('th', [check, made('code', command)], { scope: 'row' }),
      made('td', deals, { class: 'number' }),
      made('td', figure, { class: 'number' }),
      made('td', goal),
      made('td', verdict, { class: mark }),
    ],
    { id },
  );
}

function matrixSection(matrix) {
  const { id, title, command, deals, provisional, names } = matrix;
  const cell = (content) =>
    made('td', content ? [content.figure, made('small', content.margin)] : '–', { class: 'number' });
  const rows = matrixRows(matrix).map(({ name, cells }) =>
    made('tr', [made('th', name, { scope: 'row' }), ...cells.map(cell)]),
  );
  const table = made('table', [headRow(['wins %, against', ...names]), made('tbody', rows)], { class: 'matrix' });
  return made(
    'section',
    [
      made('h2', title, { id: `${id}-title` }),
      made('p', [
        `Each row’s player against each column’s, ${deals.toLocaleString('en')} deals a pair${provisional ? ': provisional, too few to tell near ones apart' : ''}.`,
        made('code', command),
      ]),
      made('div', table, { class: 'wide', role: 'region', 'aria-labelledby': `${id}-title`, tabindex: '0' }),
    ],
    { id, 'aria-labelledby': `${id}-title` },
  );
}

const summary = document.querySelector('#summary');
try {
  const response = await fetch('strength.json');
  if (!response.ok) throw new Error(`strength.json: ${response.status}`);
  const strength = await response.json();
  document
    .querySelector('#lines')
    .replaceChildren(
      headRow(['What is measured', 'deals', 'figure', 'wanted', 'reached']),
      made('tbody', strength.lines.map(lineRow)),
    );
  document.querySelector('#matrices').replaceChildren(...strength.matrices.map(matrixSection));
  summary.textContent = summaryText(strength);
} catch (error) {
  summary.textContent = `The figures could not be loaded (${error.message}).`;
}

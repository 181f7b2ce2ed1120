import { lineCells, matrixRows, summaryText } from './players-rows.js';

/** Creates an element with the given text or child nodes. */
function createElement(name, content, attributes = {}) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...[content].flat());
  return element;
}

const headRow = (titles) =>
  createElement(
    'thead',
    createElement(
      'tr',
      titles.map((title) => createElement('th', title, { scope: 'col' })),
    ),
  );

function lineRow(line) {
  const { id, check, command, deals, figure, goal, verdict, mark } = lineCells(line);
  return createElement(
    'tr',
    [
      createElement('th', [check, createElement('code', command)], { scope: 'row' }),
      createElement('td', deals, { class: 'number' }),
      createElement('td', figure, { class: 'number' }),
      createElement('td', goal),
      createElement('td', verdict, { class: mark }),
    ],
    { id },
  );
}

function matrixSection(matrix) {
  const { id, title, command, deals, provisional, names } = matrix;
  const cell = (content) =>
    createElement('td', content ? [content.figure, createElement('small', content.margin)] : '–', { class: 'number' });
  const rows = matrixRows(matrix).map(({ name, cells }) =>
    createElement('tr', [createElement('th', name, { scope: 'row' }), ...cells.map(cell)]),
  );
  const table = createElement('table', [headRow(['Wins (%) against', ...names]), createElement('tbody', rows)], {
    class: 'matrix',
  });
  return createElement(
    'section',
    [
      createElement('h2', title, { id: `${id}-title` }),
      createElement('p', [
        `Wins of the player in the row against the player in the column, with ${deals.toLocaleString('en')} deals per pair.${provisional ? ' Provisional: too few deals to rank players of similar strength.' : ''}`,
        createElement('code', command),
      ]),
      createElement('div', table, { class: 'wide', role: 'region', 'aria-labelledby': `${id}-title`, tabindex: '0' }),
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
      headRow(['Measurement', 'Deals', 'Figure', 'Goal', 'Result']),
      createElement('tbody', strength.lines.map(lineRow)),
    );
  document.querySelector('#matrices').replaceChildren(...strength.matrices.map(matrixSection));
  summary.textContent = summaryText(strength);
} catch (error) {
  summary.textContent = `The page could not load the figures (${error.message}). Reload it to try again.`;
}

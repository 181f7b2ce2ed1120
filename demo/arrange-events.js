/** Lists the events of a table, the latest first. */
const NAMES = [
  'ready',
  'start',
  'phase',
  'turn',
  'before-action',
  'action',
  'deal',
  'announce',
  'bid',
  'trick',
  'hand-end',
  'game-end',
  'stop',
  'people',
  'replay',
  'error',
];
const MAX_LINES = 300;

export function listEvents(table, list) {
  for (const name of NAMES) {
    table.addEventListener(`watten-${name}`, ({ type, detail }) => {
      const line = document.createElement('li');
      line.textContent = `${type} ${JSON.stringify(detail)}`;
      list.prepend(line);
      while (list.childElementCount > MAX_LINES) list.lastElementChild.remove();
    });
  }
}

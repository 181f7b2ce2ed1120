const table = document.querySelector('watten-table');
const settings = document.querySelector('#settings');
const events = document.querySelector('#events');

/** Rule options are a property, written as JSON; half-written JSON is waited for. */
const setRules = (text) => {
  try {
    table.rules = text === '' ? {} : JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
};

settings.addEventListener('input', ({ target: { name, type, value, checked } }) => {
  if (name === 'rules') return setRules(value);
  if (type === 'checkbox') return table.toggleAttribute(name, checked);
  if (value === '') return table.removeAttribute(name);
  table.setAttribute(name, value);
});
settings.addEventListener('submit', (event) => event.preventDefault());
document.querySelector('#start').addEventListener('click', () => table.start());

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
  'error',
];
const LINES = 300;
for (const name of NAMES) {
  table.addEventListener(`watten-${name}`, ({ type, detail }) => {
    const line = document.createElement('li');
    line.textContent = `${type} ${JSON.stringify(detail)}`;
    events.prepend(line);
    while (events.childElementCount > LINES) events.lastElementChild.remove();
  });
}

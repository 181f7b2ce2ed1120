import { loadCardSvg } from '../dist/cards.js';
import { element } from './page.js';
import { page } from './tourism-words.js';

const places = [...document.querySelectorAll('[data-card]')];
const trick = document.querySelector('#trick');
const answer = document.querySelector('#answer');
let chosen = null;

/** Card faces as at the table, drawn for this page. Each is loaded separately. */
const faces = places.map((place) => {
  const face = element('img', { width: 1000, height: 1768, alt: '' });
  const isPartOfTrick = place.parentElement === trick;
  place.prepend(isPartOfTrick ? element('button', { type: 'button' }, face) : face);
  return { face, card: place.dataset.card };
});
async function draw({ face, card }) {
  face.src = `data:image/svg+xml,${encodeURIComponent(await loadCardSvg(card))}`;
}

function showAnswer() {
  if (chosen === null) return;
  answer.textContent = page.say(`answer-${chosen}`);
  for (const place of trick.children) place.classList.toggle('wins', place.dataset.card === 'L8');
}

trick.addEventListener('click', ({ target }) => {
  const place = target.closest('li');
  if (!place) return;
  chosen = place.dataset.card;
  showAnswer();
});

page.onLanguage(() => {
  for (const { face, card } of faces) face.alt = page.say(`card-${card}`);
  showAnswer();
});

const table = document.querySelector('watten-table');

// The link scrolls to the table, and the lesson starts as soon as the script of the table has loaded.
document
  .querySelector('#learn')
  .addEventListener('click', () => void customElements.whenDefined('watten-table').then(() => table.startLesson()));

/** The link to the page for setting up a table, with this table's settings. */
const settings = [...table.attributes].map(({ name, value }) => [name, value]);
const style = getComputedStyle(table);
for (const name of ['table', 'accent', 'surface', 'text']) {
  settings.push([`colour-${name}`, style.getPropertyValue(`--watten-${name}`).trim()]);
}
document.querySelector('#arrange').href = `./#${new URLSearchParams(settings)}`;

await Promise.all(faces.map(draw));

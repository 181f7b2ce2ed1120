const byId = (id) => document.getElementById(id);

const table = document.querySelector('watten-table');
const turn = byId('turn');
const hands = byId('hands');
let saved = null;

// This script runs before the script of the table. Properties and event listeners can already be set.
table.rules = { refusal: 3 };
table.messages = { de: { start: 'Geh mas an' }, en: { start: 'Let’s go' } };

table.addEventListener('watten-turn', ({ detail }) => {
  turn.textContent = `Seat ${detail.seat} can do ${detail.legal.length} things`;
});
table.addEventListener('watten-hand-end', ({ detail }) => {
  const hand = document.createElement('li');
  hand.textContent = `${detail.points} points by ${detail.reason}`;
  hands.append(hand);
});

byId('show').addEventListener('click', ({ currentTarget }) => {
  if (table.isConnected) table.remove();
  else turn.before(table);
  currentTarget.textContent = table.isConnected ? 'Put the table away' : 'Bring the table';
});
byId('lang').addEventListener('click', ({ currentTarget }) => {
  table.lang = table.lang === 'de' ? 'en' : 'de';
  currentTarget.textContent = table.lang === 'de' ? 'English' : 'Deutsch';
});
byId('save').addEventListener('click', () => {
  saved = table.save();
  byId('restore').disabled = saved === null;
});
byId('restore').addEventListener('click', () => table.load(saved));

/**
 * The URL parameter `role` selects one of the two windows. Other parameters, for tests: `speed`; for the host also `game`
 * (JSON for createGame), `level`, `luck` (the computers' seed).
 */
const options = new URLSearchParams(location.search);
const table = document.querySelector('watten-table');
const status = document.querySelector('#status');
const newGame = document.querySelector('#new-game');

/** Both windows link to the other one with the same options. */
for (const link of document.querySelectorAll('#roles a')) {
  const to = new URL(link.href);
  for (const [name, value] of options) if (name !== 'role') to.searchParams.set(name, value);
  link.href = to;
}

/** Shows a seat of the game at the table of this window. */
const show = (connection, text) => {
  table.speed = options.get('speed') ?? 'normal';
  table.connection = connection;
  table.hidden = false;
  status.textContent = text;
};

const role = options.get('role');
if (role !== null) document.querySelector(`#roles a[href*="role=${role}"]`)?.remove();

if (role === 'host') {
  const { hostGame } = await import('./two-windows-host.js');
  status.textContent = 'Another window runs the game. This one takes over when that is closed.';
  await hostGame(options, (seat, startNewGame) => {
    show(seat, 'This window runs the game.');
    newGame.hidden = false;
    newGame.addEventListener('click', startNewGame);
  });
}

if (role === 'guest') {
  const host = document.querySelector('#roles a');
  host.target = '_blank';
  host.textContent = 'Open a window that runs the game';
  const { takeSeat } = await import('./two-windows-guest.js');
  status.textContent = 'Waiting for the window that runs the game …';
  show(await takeSeat(), 'The game runs in the other window.');
}

/**
 * URL parameters. `role` selects one of the two windows. Tests also use `speed` and, in the host window, `game` (JSON
 * options of `createGame()`), `level` and `luck` (the seed of the computer players).
 */
const options = new URLSearchParams(location.search);
const table = document.querySelector('watten-table');
const status = document.querySelector('#status');
const newGame = document.querySelector('#new-game');

// Each window links to the other window with the same options.
for (const link of document.querySelectorAll('#roles a')) {
  const to = new URL(link.href);
  for (const [name, value] of options) if (name !== 'role') to.searchParams.set(name, value);
  link.href = to;
}

/** Connects the table of this window to a seat of the game. */
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
  status.textContent = 'Another window runs the game. This window takes over when you close the other one.';
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

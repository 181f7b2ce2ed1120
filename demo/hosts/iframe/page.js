const hands = document.getElementById('hands');
const table = document.querySelector('watten-table');

// Where a frame has no storage, nothing is kept, and the game goes on: the page knows, so the console need not say it.
table.addEventListener('watten-error', (event) => {
  document.body.dataset.error = event.detail.code;
  if (event.detail.code === 'persist-failed') event.preventDefault();
});
table.addEventListener('watten-hand-end', ({ detail }) => {
  const hand = document.createElement('li');
  hand.textContent = `${detail.points} points by ${detail.reason}`;
  hands.append(hand);
});

const hands = document.getElementById('hands');
const table = document.querySelector('watten-table');

// Without storage, the frame continues the game but cannot save it. The page shows the error, so the console need not.
table.addEventListener('watten-error', (event) => {
  document.body.dataset.error = event.detail.code;
  if (event.detail.code === 'persist-failed') event.preventDefault();
});
table.addEventListener('watten-hand-end', ({ detail }) => {
  const hand = document.createElement('li');
  hand.textContent = `${detail.points} points by ${detail.reason}`;
  hands.append(hand);
});

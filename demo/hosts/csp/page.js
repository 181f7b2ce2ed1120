const hands = document.getElementById('hands');

document.querySelector('watten-table').addEventListener('watten-hand-end', ({ detail }) => {
  const hand = document.createElement('li');
  hand.textContent = `${detail.points} points by ${detail.reason}`;
  hands.append(hand);
});

import type { TableGroups } from '../de/table.js';

/** Spoken numbers of points. */
const POINTS: readonly string[] = 'Nothing One Two Three Four Five Six Seven Eight Nine Ten'.split(' ');

/** Returns a function that selects a line for an occasion. */
const lines =
  (...all: readonly string[]) =>
  ({ line }: { line: number }): string =>
    all[line] ?? '';

/** Small talk: four lines per occasion. */
export const talk: TableGroups['talk'] = {
  'talk-bid': lines('Are you in?', 'Well?', 'Do you dare?', 'What now?'),
  'talk-hold': lines('I’m staying.', 'We’re in.', 'Show me.', 'Not scared.'),
  'talk-fold': ({ line, count }) =>
    lines(`${POINTS[count] ?? count} is fine.`, 'Off we go.', 'No, I’m out.', 'Our turn will come.')({ line }),
  'talk-agree': lines('Fine by me.', 'Go on, then.', 'All right.', 'About time.'),
  'talk-refuse': lines('No chance.', 'These stay.', 'No need.', 'Not today.'),
  'talk-forced': lines('No way out: we play.', 'All or nothing!', 'Now or never.', 'Let’s try it.'),
  'talk-give-up': lines('Not this one.', 'Too dear for us.', 'Leave it.', 'Have it, then.'),
  'talk-trick': lines('Mine.', 'I’ll take that.', 'That’ll do.', 'Much obliged.'),
  'talk-kritischer': lines('A Kritischer!', 'No arguing with that.', 'Up it goes!', 'Big enough?'),
  'talk-guter': lines('The Guter!', 'Here’s the Guter.', 'Nothing beats that.', 'Ha, what now?'),
  'talk-rechter': lines('The Rechter!', 'That’s the Rechter.', 'That’s how it’s done.', 'High enough?'),
  'talk-linker': lines('A Linker will do.', 'A Schlag is a Schlag.', 'Small but mean.', 'Just a Linker.'),
  'talk-beaten': lines('Blast!', 'There it goes.', 'What a waste.', 'That hurt.'),
  'talk-hand-won': lines('Chalk it up!', 'Neat.', 'That’s Watten.', 'That went well.'),
  'talk-hand-lost': lines('Oh well.', 'Next time.', 'What can you do?', 'Nothing went right.'),
  'talk-game-won': lines('That was it!', 'A Bummerl for you.', 'Who’s paying?', 'A win is a win.'),
  'talk-game-lost': lines('We’ll get even.', 'Rematch!', 'One more?', 'Hats off.'),
  'talk-schneider': lines('Schneider!', 'Not a single point!', 'Left with nothing, eh?', 'Swept clean.'),
  'talk-retourschneider': lines('From nothing!', 'Turned right round!', 'I don’t believe it!', 'Retour, my friends.'),
};

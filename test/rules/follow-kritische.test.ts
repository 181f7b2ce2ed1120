/** Following with Kritische, with a Wander-Kritt and with 36 or 40 cards (RULES.md section 5). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callsForTrump } from '../../src/rules/follow.js';
import { defineRules } from '../../src/rules/variants.js';
import { playableCards, type Situation } from './following.js';
import { cards, parseAnnouncement } from './words.js';

const kritisch = (situation: Omit<Situation, 'variant'>): Situation => ({ variant: 'kritisch', ...situation });
const wanderkritt = (situation: Omit<Situation, 'variant'>): Situation => ({ variant: 'wanderkritt', ...situation });
const toblach = (situation: Omit<Situation, 'variant'>): Situation => ({ variant: 'toblach', ...situation });

// -- Kritische -------------------------------------------------------------------------------------------------------

playableCards(
  'leading a Kritischer does not call for trump',
  kritisch({ named: 'H/8', trick: 'E7', hand: 'HA L8 E9 S7', may: 'all' }),
);
playableCards(
  'leading the Herz-König does not call for trump, even if Herz is Trumpf',
  kritisch({ named: 'H/8', trick: 'HK', hand: 'HA L8 E9 S7', may: 'all' }),
);
playableCards(
  'leading the Weli as a Kritischer does not call for trump, even if Schell is Trumpf',
  kritisch({ named: 'S/8', trick: 'S6', hand: 'SA L8 E9 S7', may: 'all' }),
);
playableCards(
  'a Kritischer can be played on a trump lead',
  kritisch({ named: 'L/8', trick: 'LA', hand: 'L7 HK E9 S7', may: 'L7 HK' }),
);
playableCards(
  'all Kritische can be played on a trump lead',
  kritisch({ named: 'L/8', trick: 'LA', hand: 'L7 HK S6 E7 S7', may: 'L7 HK S6 E7' }),
);
playableCards(
  'a Kritischer need not be played on a trump lead',
  kritisch({ named: 'L/8', trick: 'LA', hand: 'HK S6 E7 E9', may: 'all' }),
);
playableCards(
  'a Kritischer of the trump suit need not be played on a trump lead',
  kritisch({ named: 'H/8', trick: 'HA', hand: 'HK E9 S7', may: 'all' }),
);
playableCards(
  "a Kritischer of the Schlag's rank need not be played on a trump lead",
  kritisch({ options: { exempt: [] }, named: 'L/7', trick: 'LA', hand: 'E7 E9 SA', may: 'all' }),
);
playableCards(
  'on a trump lead, a Kritischer can replace a trump even if Linke cannot',
  kritisch({ options: { linkeMayReplace: false }, named: 'L/7', trick: 'LA', hand: 'E7 S7 LK SA', may: 'E7 LK' }),
);
playableCards(
  'leading the announced card does not call for trump if it is a Kritischer',
  kritisch({ named: 'H/K', trick: 'HK', hand: 'HA EK S7', may: 'all' }),
);

// -- the Wander-Kritt ------------------------------------------------------------------------------------------------

playableCards(
  'leading the Wander-Kritt calls for trump',
  wanderkritt({ named: 'H/8', trick: 'H9', hand: 'HA L8 E9 S7', may: 'HA L8' }),
);
playableCards(
  'the Wander-Kritt must be played on a trump lead if it is the only trump',
  wanderkritt({ named: 'H/8', trick: 'HA', hand: 'H9 E9 S7', may: 'H9' }),
);
playableCards(
  'with `guterCalls: false`, leading the Wander-Kritt does not call for trump',
  wanderkritt({ options: { guterCalls: false }, named: 'H/8', trick: 'H9', hand: 'HA E9', may: 'all' }),
);
playableCards(
  'the Wander-Kritt need not be played on a trump lead if the Guter is exempt',
  wanderkritt({ options: { exempt: ['guter'] }, named: 'H/8', trick: 'HA', hand: 'H9 E9', may: 'all' }),
);
playableCards(
  'leading a Kritischer that would be the Wander-Kritt does not call for trump',
  wanderkritt({ named: 'E/A', trick: 'E7', hand: 'EK E9', may: 'all' }),
);

// -- 36 cards --------------------------------------------------------------------------------------------------------

playableCards(
  'leading the trump six calls for trump',
  toblach({ named: 'H/8', trick: 'H6', hand: 'H7 SA L7', may: 'H7' }),
);
playableCards(
  'the trump six must be played on a trump lead if it is the only trump',
  toblach({ named: 'H/8', trick: 'HA', hand: 'H6 SA L7', may: 'H6' }),
);
playableCards(
  'if the six is the Schlag, leading the Weli as a Linker does not call for trump',
  toblach({ named: 'H/6', trick: 'S6', hand: 'HA SA L7', may: 'all' }),
);
playableCards(
  'if the six is the Schlag, the Weli as a Linker need not be played on a trump lead',
  toblach({ named: 'H/6', trick: 'HA', hand: 'S6 SA L7', may: 'all' }),
);
playableCards(
  'if the six is the Schlag, the Weli as a Linker can be played instead of a trump',
  toblach({ named: 'H/6', trick: 'HA', hand: 'S6 HK L7', may: 'S6 HK' }),
);
playableCards(
  'in Schell Sechser, leading the Weli as the Rechter calls for trump',
  toblach({ named: 'S/6', trick: 'S6', hand: 'SA HA L7', may: 'SA' }),
);
playableCards(
  'leading the Weli calls for trump if the Weli is the Schlag',
  toblach({ named: 'H/weli', trick: 'S6', hand: 'HA SA L7', may: 'HA' }),
);
playableCards(
  'if the Weli is the Schlag, leading another six does not call for trump',
  toblach({ named: 'H/weli', trick: 'E6', hand: 'HA SA L7', may: 'all' }),
);
playableCards(
  'if the Weli is the Schlag, another six cannot be played instead of a trump',
  toblach({ named: 'H/weli', trick: 'HA', hand: 'E6 HK L7', may: 'HK' }),
);

// -- 40 cards --------------------------------------------------------------------------------------------------------

const suedtirol40 = (situation: Omit<Situation, 'variant'>): Situation => ({
  variant: 'suedtirol',
  options: { pack: 40 },
  ...situation,
});
const tirol40 = (situation: Omit<Situation, 'variant'>): Situation => ({
  variant: 'tirol',
  options: { pack: 40 },
  ...situation,
});

playableCards(
  'leading the trump five calls for trump',
  suedtirol40({ named: 'H/8', trick: 'H5', hand: 'H7 SA L7', may: 'H7' }),
);
playableCards(
  'the trump five must be played on a trump lead if it is the only trump',
  suedtirol40({ named: 'H/8', trick: 'HA', hand: 'H5 SA L7', may: 'H5' }),
);
playableCards(
  'if the five is the Schlag, leading a Linker does not call for trump',
  suedtirol40({ named: 'H/5', trick: 'L5', hand: 'HA SA L7', may: 'all' }),
);
playableCards(
  'if the five is the Schlag, a Linker can be played instead of a trump',
  suedtirol40({ named: 'H/5', trick: 'HA', hand: 'L5 HK L7', may: 'L5 HK' }),
);
playableCards(
  'in Schell Fünfer, leading the Weli as the Guter calls for trump',
  suedtirol40({ named: 'S/5', trick: 'S6', hand: 'SA HA L7', may: 'SA' }),
);
playableCards(
  'with 40 cards in Tirol, leading the Weli calls for trump if the five is the Schlag',
  tirol40({ named: 'H/5', trick: 'S6', hand: 'H7 SA L7', may: 'H7' }),
);
playableCards(
  'with 40 cards in Tirol, the Weli must be played on a trump lead if it is the only trump',
  tirol40({ named: 'L/8', trick: 'LA', hand: 'S6 SA H7', may: 'S6' }),
);

// -- Tirol -----------------------------------------------------------------------------------------------------------

playableCards('in Tirol, the Rechter must be played on a trump lead if it is the only trump', {
  variant: 'tirol',
  named: 'H/8',
  trick: 'HA',
  hand: 'H8 E7 S9',
  may: 'H8',
});
for (const variant of ['ladinisch', 'toblach', 'toblach-blind'] as const)
  playableCards(`in ${variant}, the Rechter must be played on a trump lead if it is the only trump`, {
    variant,
    named: 'H/8',
    trick: 'HK',
    hand: 'H8 E7 S7',
    may: 'H8',
    announcer: true,
  });
for (const [variant, may] of [
  ['ladinisch', 'H7'],
  ['toblach-blind', 'H7'],
  ['toblach', 'all'],
  ['suedtirol-blind', 'all'],
] as const)
  playableCards(`in ${variant}, leading a plain Weli ${may === 'all' ? 'does not call' : 'calls'} for trump`, {
    variant,
    named: 'H/8',
    trick: 'S6',
    hand: 'H7 SA E9',
    may,
    announcer: true,
  });
playableCards('in Tirol, a Linker need not be played on a trump lead', {
  variant: 'tirol',
  named: 'H/8',
  trick: 'HA',
  hand: 'L8 E7 S9',
  may: 'all',
});
playableCards('in Tirol, leading the Weli calls for trump in any trump suit', {
  variant: 'tirol',
  named: 'H/8',
  trick: 'S6',
  hand: 'H7 SA S9',
  may: 'H7',
});
playableCards('in Tirol, the Weli must be played on a trump lead if it is the only trump', {
  variant: 'tirol',
  named: 'H/8',
  trick: 'HA',
  hand: 'S6 SA S9',
  may: 'S6',
});
playableCards('in Tirol, the Weli as the Rechter must be played on a trump lead if it is the only trump', {
  variant: 'tirol',
  named: 'H/weli',
  trick: 'HA',
  hand: 'S6 SA S9',
  may: 'S6',
});

// -- leads that call for trump ---------------------------------------------------------------------------------------

const CALLERS = [
  ['suedtirol', {}, 'H/8', 'HA H9 H8 H7', 'L8 SA S6 S7 E9'],
  ['suedtirol', { guterCalls: false }, 'H/8', 'HA H8 H7', 'H9 L8 SA S6 S7 E9'],
  ['suedtirol', {}, 'H/weli', 'HA H7 S6', 'SA S7 E8'],
  ['normal', {}, 'S/8', 'SA S8 S6', 'L8 HA'],
  ['tirol', {}, 'L/8', 'LA L8 L7 S6', 'S8 SA HA'],
  ['wanderkritt', {}, 'H/8', 'HA H8 H9', 'HK S6 E7 L8 EA'],
  ['toblach', {}, 'H/6', 'HA H7 H6', 'S6 E6 EA'],
] as const;

for (const [variant, options, words, callers, others] of CALLERS) {
  test(`callsForTrump() returns true for exactly the leads that call for trump in ${variant} ${words}${Object.keys(
    options,
  )
    .map((name) => `, ${name}`)
    .join('')}`, () => {
    const rules = defineRules(variant, options);
    for (const card of cards(callers)) assert.equal(callsForTrump(rules, parseAnnouncement(words), card), true, card);
    for (const card of cards(others)) assert.equal(callsForTrump(rules, parseAnnouncement(words), card), false, card);
  });
}

import { html, nothing, type TemplateResult } from 'lit';
import { listOf } from '../../base/list-of.js';
import type { Score, Settings, Stage, Tie } from '../../evening/settings.js';
import { choice, field, numberIn, type View } from '../view.js';
import type { FormatNumber, FormatProblem } from './format-fields.js';

/** The courses of an evening with a score of the host. */
const COURSES: Readonly<Record<string, readonly Stage[]>> = {
  draw: [{ kind: 'draw', rounds: 3, games: 3 }],
  'draw-knockout': [
    { kind: 'draw', rounds: 4, games: 1 },
    { kind: 'knockout', of: 8, bestOf: 1, third: true },
  ],
  groups: [
    { kind: 'groups', size: 8, games: 1, through: 1 },
    { kind: 'knockout', of: 'all', bestOf: 1, third: true },
  ],
  knockout: [{ kind: 'knockout', of: 'all', bestOf: 1, third: true }],
  clubs: [{ kind: 'clubs', legs: 1, games: 4 }],
};

/** The criteria of the order that the host can choose. The lot always comes last. */
const TIES = ['wins', 'points', 'own', 'given', 'difference', 'bummerl', 'direct'] as const satisfies readonly Tie[];
/** The criteria before the host chooses others. */
const DEFAULT_TIES: readonly Tie[] = ['wins', 'points', 'given'];
const NONE = 'none';
const MAX_TIES = 4;
const MAX_POINTS = 100;
/** The target before the host chooses another. */
const TARGET = 15;

const draftOr = ({ desk }: View, name: string, value: string): string =>
  desk.hasDraft(name) ? desk.draft(name) : value;

/** Returns the criteria that the host has chosen, in their order. */
const chosenTies = (view: View): readonly Tie[] =>
  listOf(MAX_TIES, (index) => draftOr(view, `own-tie-${index}`, DEFAULT_TIES[index] ?? NONE))
    .map((chosen) => TIES.find((tie) => tie === chosen))
    .filter((tie) => tie !== undefined);

/** Returns a number of points that the host has typed. */
const points = ({ desk }: View, name: string, value: number): number => numberIn(desk.draft(name)) ?? value;

/** Whether the host has ticked a box. */
const isTicked = ({ desk }: View, name: string): boolean => desk.draft(name) === 'yes';

/** Returns the target of a game, which the host types among the numbers of the format. */
const targetOf = (view: View): number => points(view, 'format-target', TARGET);

const scoreOf = (view: View): Score => {
  const [zero, comeback] = [points(view, 'own-zero', 0), points(view, 'own-comeback', 0)];
  const { bye, byeGiven } = byeOf(view);
  return {
    win: points(view, 'own-win', 1),
    own: isTicked(view, 'own-points'),
    ...((zero > 0 || comeback > 0) && { bonus: { zero, comeback } }),
    ...((bye !== targetOf(view) || byeGiven !== halfOf(view)) && { bye: [bye, byeGiven] as const }),
  };
};

const halfOf = (view: View): number => Math.ceil(targetOf(view) / 2);

/** Returns the points of a pair and of its absent opponents in each game of a bye. */
const byeOf = (view: View): { readonly bye: number; readonly byeGiven: number } => ({
  bye: points(view, 'own-bye', targetOf(view)),
  byeGiven: points(view, 'own-bye-given', halfOf(view)),
});

/** Whether the course begins with rounds, in which winners can keep their tables. */
const hasRounds = (view: View): boolean => draftOr(view, 'own-course', 'draw').startsWith('draw');

const stagesOf = (view: View): readonly Stage[] => {
  const stages = COURSES[draftOr(view, 'own-course', 'draw')] ?? [];
  if (!isTicked(view, 'own-stay')) return stages;
  return stages.map((stage) => (stage.kind === 'draw' ? { ...stage, winnersStay: true } : stage));
};

/** Returns the settings of an evening with a score of the host, before changes of numbers. */
export const ownBase = (view: View): Settings => ({
  variant: 'normal',
  target: TARGET,
  stages: stagesOf(view),
  score: scoreOf(view),
  ties: [...new Set(chosenTies(view)), 'lot'],
  absence: 'referee',
});

/** Returns the numbers of points for the host to change. */
export const ownNumbers = (view: View): readonly FormatNumber[] => {
  const { texts } = view;
  return [
    { name: 'own-win', label: texts['own-win'], value: 1, min: 0, max: MAX_POINTS },
    { name: 'own-zero', label: texts['own-zero'], value: 0, min: 0, max: MAX_POINTS },
    { name: 'own-comeback', label: texts['own-comeback'], value: 0, min: 0, max: MAX_POINTS },
    { name: 'own-bye', label: texts['own-bye'], value: targetOf(view), min: 0, max: MAX_POINTS },
    { name: 'own-bye-given', label: texts['own-bye-given'], value: halfOf(view), min: 0, max: MAX_POINTS },
  ];
};

/** Returns the first contradiction in the score of the host, or null. */
export const ownProblem = (view: View): FormatProblem | null => {
  const { texts } = view;
  const ties = chosenTies(view);
  const { win, own, bonus } = scoreOf(view);
  const twice = ties.find((tie, index) => ties.indexOf(tie) < index);
  if (twice) return { text: texts['own-tie-twice']({ tie: tieName(view, twice) }), field: 'own-tie-0' };
  if (ties.includes('points') && win === 0 && !own) return { text: texts['own-no-points'], field: 'own-win' };
  if (!ties.includes('points') && bonus) return { text: texts['own-points-unused'], field: 'own-tie-0' };
  return null;
};

/** Returns a description in a few sentences: the course, the score, a bye if it differs, and the order. */
export const ownDescription = ({ texts }: View, { stages, target, score, ties }: Settings): string =>
  [
    texts['own-course']({ stages, target }),
    texts['own-score']({ win: score.win, own: score.own, zero: 0, comeback: 0, ...score.bonus }),
    ...(score.bye ? [texts['own-bye-about']({ own: score.bye[0], given: score.bye[1] })] : []),
    texts['standing-order']({ ties: ties.map((tie) => texts[`tie-${tie}`]) }),
  ].join(' ');

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the label of a criterion. */
const tieName = ({ texts }: View, tie: Tie): string =>
  tie === 'direct' || tie === 'lot' ? capitalised(texts[`tie-${tie}`]) : texts[`standing-${tie}`];

const tieField = (view: View, index: number): TemplateResult =>
  choice(view, `own-tie-${index}`, view.texts['own-tie']({ number: index + 1 }), {
    options: [...TIES.map((tie) => [tie, tieName(view, tie)] as const), [NONE, tieName(view, 'lot')]],
    value: DEFAULT_TIES[index] ?? NONE,
    width: 'narrow',
  });

const checkbox = (view: View, name: string, label: string): TemplateResult =>
  html`<label class="check">
    <input
      type="checkbox"
      name=${name}
      .checked=${isTicked(view, name)}
      @change=${(event: Event) => view.desk.setDraft(name, (event.target as HTMLInputElement).checked ? 'yes' : '')}
    />
    ${label}
  </label>`;

/** The fields of the course, the score and the order. */
export const ownFields = (view: View): TemplateResult => {
  const { texts, desk } = view;
  return html`<div class="row">
      ${choice(view, 'own-course', texts['start-preset'], {
        options: [
          ['draw', texts['own-draw']],
          ['draw-knockout', texts['own-draw-knockout']],
          ['groups', texts['preset-tirol-groups']],
          ['knockout', texts['preset-knockout']],
          ['clubs', texts['preset-clubs']],
        ],
        value: 'draw',
        onChange: () => desk.clearDrafts('format-'),
      })}
      ${ownNumbers(view).map(({ name, label, value }) =>
        field(view, name, label, { type: 'number', value: String(value), width: 'narrow', maxLength: 3 }),
      )}
      ${checkbox(view, 'own-points', texts['own-points'])}
      ${hasRounds(view) ? checkbox(view, 'own-stay', texts['own-stay']) : nothing}
    </div>
    <div class="row">${listOf(MAX_TIES, (index) => tieField(view, index))}</div>`;
};

/** Words and patterns that STYLE rules out in comments, documentation, test titles and English texts. */

export interface ProseRule {
  readonly pattern: RegExp;
  /** What to write in its place. */
  readonly advice: string;
}

const word = (words: string, advice: string): ProseRule => ({
  pattern: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'giu'),
  advice,
});

/** The start of a text or of a sentence in it. */
const START = '(?:^|(?<=[.!?:]\\s))';

export const PROSE_RULES: readonly ProseRule[] = [
  word('anew', 'again'),
  word('besides', 'also, in addition'),
  word('aloud', 'drop it'),
  word('alone', 'only'),
  word('at last', 'finally'),
  word('meanwhile', 'during this time, in between'),
  word('as ever', 'as before'),
  word("of (?:its|their|his|her|one[’']s) own", 'its own …, a separate …'),
  word('by (?:itself|themselves|oneself|himself)', 'automatically, without …'),
  word('told|tells? of|is to be told', 'reported, notified, the event that fires'),
  word('heard|hears?', 'receives, plays, listens'),
  word('awaited', 'pending, waited for'),
  word('wished', 'requested, chosen'),
  word('pass(?:ed|es)? over', 'ignored, skipped'),
  word('things?', 'the thing’s name'),
  word('the house', 'the site, the host'),
  word('ha(?:s|ve|d) to', 'must'),
  word('whoever|whatever|whomever|whosoever|whichever', 'the actor’s or the object’s name'),
  word('somebody|someone|nobody|anybody|everybody', 'the actor: visitor, player, spectator, host, page'),
  word("oneself|one[’']s", 'the actor’s name'),
  word('he|him|his|himself', 'they'),
  word('is none|are none|was none|that is no|(?:is|are|was|were) nowhere', 'a positive statement'),
  { pattern: /\ban? [a-z]+ each\b/giu, advice: 'one … per …' },
  {
    pattern: new RegExp(`${START}(?:What|Who|Whose|Those|Whoever|That which|So many)\\b(?![^.!?]*\\?)`, 'gu'),
    advice: 'begin with the name of the object or the actor',
  },
];

/** Archaic or impersonal words; their number per 10,000 words is limited. */
export const ODD_WORDS =
  /(?<![\w-])(?:whoever|whatever|whomever|whosoever|anew|nobody|somebody|besides|aloud|meanwhile|awaited|is told|are told|was told|of its own|of their own|by itself|as ever|at last|thereby|therein|thereof|hereby|wherein|whereby|likewise|lest|passed over)(?![\w-])/giu;

/** A doc comment that begins with one of these describes by a clause instead of naming. */
export const CLAUSE_START = /^(?:What|Who|Whose|Those|How|That which|So many)\b/u;

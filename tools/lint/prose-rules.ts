/** Words and patterns to avoid in comments, documentation, test titles and English texts. */
import type { ProseKind } from './prose-texts.js';

export interface ProseRule {
  readonly pattern: RegExp;
  /** The kinds of text in which the words are allowed. */
  readonly except?: readonly ProseKind[];
  /** The recommended words. */
  readonly advice: string;
}

const word = (words: string, advice: string, ...except: readonly ProseKind[]): ProseRule => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${words})(?![\\p{L}\\p{N}_-])`, 'giu'),
  advice,
  except,
});

/** The start of a text or of a sentence in it. */
const START = '(?:^|(?<=[.!?:]\\s))';

export const PROSE_RULES: readonly ProseRule[] = [
  word('anew', 'again'),
  word('besides', 'also, in addition'),
  word('aloud', 'drop it'),
  word('alone', 'only', 'text'),
  word('at last', 'finally'),
  word('meanwhile', 'during this time, in between'),
  word('as ever', 'as before'),
  word("of (?:its|their|his|her|one[’']s) own", 'its own …, a separate …'),
  word('by (?:itself|themselves|oneself|himself)', 'automatically, without …'),
  word('told|tells? of|is to be told', 'reported, notified, the event that fires'),
  word('heard|hears?', 'receives, plays, listens', 'text'),
  word('awaited', 'pending, waited for'),
  word('wished', 'requested, chosen'),
  word('pass(?:ed|es)? over', 'ignored, skipped'),
  word('things?', 'the thing’s name'),
  word('the house', 'the site, the host'),
  word('ha(?:s|ve|d) to', 'must', 'text'),
  word('whoever|whomever|whosoever', 'the actor’s name'),
  word('whatever|whichever', 'the object’s name', 'text'),
  word('somebody|someone|nobody|anybody|everybody', 'the actor: visitor, player, spectator, host, page'),
  word("oneself|one[’']s", 'the actor’s name'),
  word('he|him|his|himself', 'they'),
  word('is none|are none|was none|that is no|(?:is|are|was|were) nowhere', 'a positive statement', 'text'),
  { pattern: /\ban? [a-z]+ each\b/giu, advice: 'one … per …' },
  {
    pattern: new RegExp(`${START}(?:What|Who|Whose|Those|Whoever|That which|So many)\\b(?![^.!?]*\\?)`, 'gu'),
    advice: 'begin with the name of the object or the actor',
    except: ['text'],
  },
];

/** Archaic or impersonal words. Their number per 10,000 words is limited. */
export const ODD_WORDS =
  /(?<![\w-])(?:whoever|whatever|whomever|whosoever|anew|nobody|somebody|besides|aloud|meanwhile|awaited|is told|are told|was told|of its own|of their own|by itself|as ever|at last|thereby|therein|thereof|hereby|wherein|whereby|likewise|lest|passed over)(?![\w-])/giu;

/** Words that introduce a clause. A doc comment should begin with a noun or a verb instead. */
export const CLAUSE_START = /^(?:What|Who|Whose|Those|How|That which|So many)\b/u;

/** What builds look at in the syntax tree of a module, and how they change its text. */

/** A node of the syntax tree, as far as it is looked at. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

export const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** A text in place of what stands from `at` to `to`, or, without `to`, before it. */
export interface Edit {
  readonly at: number;
  readonly to?: number;
  readonly text: string;
}

export function edited(code: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { at, to = at, text } of [...edits].sort((one, other) => one.at - other.at)) {
    parts.push(code.slice(done, at), text);
    done = to;
  }
  return parts.join('') + code.slice(done);
}

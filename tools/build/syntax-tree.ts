/** Helpers to search the syntax tree of a module and to edit its text. */

/** A node of the syntax tree, with the fields used here. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Returns the child nodes. Uses a loop, because the build calls this function for millions of nodes. */
export function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  for (const field of Object.values(node)) {
    if (Array.isArray(field)) {
      for (const item of field as readonly unknown[]) if (isNode(item)) children.push(item);
    } else if (isNode(field)) children.push(field);
  }
  return children;
}

/** A replacement of the text from `at` to `to`, or an insertion before `at` if `to` is missing. */
export interface Edit {
  readonly at: number;
  readonly to?: number;
  readonly text: string;
}

export function applyEdits(code: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { at, to = at, text } of [...edits].sort((one, other) => one.at - other.at)) {
    pieces.push(code.slice(done, at), text);
    done = to;
  }
  return pieces.join('') + code.slice(done);
}

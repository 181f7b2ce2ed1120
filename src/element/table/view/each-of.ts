import { noChange } from 'lit';
import { Directive, directive, PartType, type ChildPart, type PartInfo } from 'lit/directive.js';
import { insertPart, removePart, setChildPartValue, setCommittedValue } from 'lit/directive-helpers.js';

/**
 * Renders a list of items with keys. An item keeps its elements while its key is in the list. Unlike Lit's `repeat` (as of
 * 3.3.3, lit/lit#5298), this directive leaves no comment node in the DOM for each removed item.
 */
class EachOfDirective extends Directive {
  #parts: ReadonlyMap<unknown, ChildPart> = new Map();

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.CHILD)
      throw new Error('eachOf() can be used only between tags, as in <ul>${eachOf(...)}</ul>.');
  }

  render<T>(_items: readonly T[], _keyOf: (item: T) => unknown, _template: (item: T) => unknown): unknown {
    return noChange;
  }

  override update<T>(
    container: ChildPart,
    [items, keyOf, template]: [readonly T[], (item: T) => unknown, (item: T) => unknown],
  ): unknown {
    const byKey = new Map(items.map((item) => [keyOf(item), item]));
    for (const [key, part] of this.#parts) if (!byKey.has(key)) removeItem(part);
    const parts: [unknown, ChildPart][] = [];
    let next: ChildPart | undefined;
    // Render from the last item to the first, because each part is inserted before its successor.
    for (const [key, item] of [...byKey].reverse()) {
      next = insertPart(container, next, this.#parts.get(key));
      setChildPartValue(next, template(item));
      parts.unshift([key, next]);
    }
    this.#parts = new Map(parts);
    setCommittedValue(
      container,
      parts.map(([, part]) => part),
    );
    return noChange;
  }
}

const removeItem = (part: ChildPart): void => {
  removePart(part);
  part.endNode?.parentNode?.removeChild(part.endNode);
};

const eachOfItems = directive(EachOfDirective);

/** Renders a list whose items change, as in `<ul>${eachOf(items, keyOf, (item) => html`<li>...</li>`)}</ul>`. */
export const eachOf = <T>(items: readonly T[], keyOf: (item: T) => unknown, template: (item: T) => unknown) =>
  eachOfItems(items, keyOf as (item: unknown) => unknown, template as (item: unknown) => unknown);

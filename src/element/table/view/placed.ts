import { noChange } from 'lit';
import { Directive, directive, PartType, type ElementPart, type PartInfo } from 'lit/directive.js';

/** Sizes and positions by CSS property. An empty string removes a property. */
export type Styles = Readonly<Record<string, string>>;

class PlacedDirective extends Directive {
  #set: readonly string[] = [];

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT)
      throw new Error('placed() can be used only in a tag, as in <div ${placed(...)}>.');
  }

  render(_styles: Styles) {
    return noChange;
  }

  override update(part: ElementPart, [styles]: [Styles]) {
    // The CSSOM works even if a strict content security policy forbids the `style` attribute.
    const { style } = part.element as HTMLElement;
    for (const name of this.#set) if (!(name in styles)) style.removeProperty(name);
    for (const [name, value] of Object.entries(styles)) style.setProperty(name, value);
    this.#set = Object.keys(styles);
    return noChange;
  }
}

/** Sets an element's sizes and positions, as in `<div ${placed({ left: '4px' })}>`. */
export const placed = directive(PlacedDirective);

const px = (value: number): string => `${Math.round(value * 100) / 100}px`;

/** The styles that place an absolutely positioned element over a box. */
export const onBox = (
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  turn = 0,
): Styles => ({
  left: px(box.x),
  top: px(box.y),
  width: px(box.width),
  height: px(box.height),
  transform: turn === 0 ? 'none' : `rotate(${turn}deg)`,
});

export { px };

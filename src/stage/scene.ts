import { indexed } from '../base/list-of.js';
import { around, covered, NOWHERE, type Area } from './area.js';
import type { CardPicture } from '../table/picture.js';
import { isQuiet, seenAt, shakeAt, type Part, type Plan, type Seen } from './motion.js';
import { inPixels, pixelsOf, type Lens } from './pixels.js';
import type { Container, Sprite } from './pixi.js';
import { bore, createRing, type Ring } from './ring.js';
import type { Size } from './pose.js';
import type { Metal } from './metal.js';
import type { Pixi } from './pixi-module.js';
import type { CardTextures, Stamp, Want } from './textures.js';

/** The sprites of all cards. */
export interface Scene {
  readonly root: Container;
  /**
   * Puts every card where it is at a time of the plan.
   * @param exact whether faces must have their very size, or may be scaled from what there is.
   * @param goesOn whether nothing but the time has changed since the last call, and the canvas has what was drawn then.
   * @returns where something has changed; null: it may be anywhere.
   */
  update(plan: Plan, time: number, lens: Lens, exact: boolean, goesOn: boolean): Area | null;
  destroy(): void;
}

interface Body {
  readonly whole: Container;
  readonly shadow: Ring;
  readonly halo: Ring;
  readonly face: Sprite;
  /** The light on its metal, once it has shone. */
  gleam: Sprite | null;
  /** What it covers as it was shown last. */
  area: Area;
}

function createBody(pixi: Pixi): Body {
  const whole = new pixi.Container();
  const [shadow, halo] = [createRing(pixi), createRing(pixi)];
  const face = new pixi.Sprite({ anchor: 0.5 });
  whole.addChild(shadow, halo, face);
  return { whole, shadow, halo, face, gleam: null, area: NOWHERE };
}

const WHITE = 0xffffff;
/** Paper in the shade: a card that may not be played. */
const DIM = 0xbdb2a1;
/** How much larger a card looks at the height a hand lifts it to. */
const NEARER = 0.085;
/** How much smaller at the moment it hits the table. */
const PRESSED = 0.018;
/** How far a hard blow moves what lies on the table, in CSS pixels. */
const SHAKEN = 2;
/** How far the round corners of a card reach inwards, in card widths. */
const RIM = 0.02;
/** How wide the light on metal spreads, in card widths. */
const GLEAM = 0.7;

/** The faces as they will lie there. */
export const wantsOf = (parts: readonly Part[], lens: Lens): readonly Want[] =>
  parts.map(({ move: { to } }) => ({
    face: to.face,
    width: pixelsOf(to.width, lens),
    height: pixelsOf(to.height, lens),
  }));

function put(sprite: Sprite, stamp: Stamp, width: number, height: number): void {
  sprite.texture = stamp.texture;
  sprite.scale.set(width / stamp.card.width, height / stamp.card.height);
}

/** Leaves out of what lies under a card what that hides, which is all but its rim and its round corners. */
function hide(ring: Ring, wide: number, tall: number, fall: number, turn: number): void {
  const { x: across, y: along } = ring.scale;
  const rim = RIM * wide + 2;
  // A card on edge hides nothing.
  const hides = wide > 2 * rim;
  bore(ring, {
    x: hides ? (-fall * Math.sin(turn)) / across : 0,
    y: hides ? (-fall * Math.cos(turn)) / along : 0,
    width: hides ? (wide / 2 - rim) / across : 0,
    height: hides ? (tall / 2 - rim) / along : 0,
  });
}

/** Under `lifted` cards and such that have won lies some light. */
function light(body: Body, mark: CardPicture['mark'], card: Size, textures: CardTextures): Stamp | null {
  body.halo.visible = mark === 'lifted' || mark === 'winning';
  if (mark === 'lifted') return textures.halo('glow', card);
  return mark === 'winning' ? textures.edge(card) : null;
}

/** The light that metal catches. */
function shine(
  pixi: Pixi,
  body: Body,
  { gleam, turn }: Seen,
  spot: ReturnType<Metal>,
  textures: CardTextures,
  wide: number,
  tall: number,
): void {
  if (body.gleam) body.gleam.visible = gleam > 0 && spot !== null;
  if (gleam === 0 || !spot) return;
  body.gleam ??= body.whole.addChild(new pixi.Sprite({ anchor: 0.5 }));
  put(body.gleam, textures.gleam(), wide * GLEAM, wide * GLEAM);
  const [right, down] = [(spot.x - 0.5) * wide, (spot.y - 0.5) * tall];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  body.gleam.position.set(right * cos - down * sin, right * sin + down * cos);
  body.gleam.alpha = gleam;
  body.gleam.rotation = angle + (gleam * Math.PI) / 8;
}

/** Takes away what is there no more. */
function sweep(bodies: Map<string, Body>, parts: readonly Part[]): void {
  const keys = new Set(parts.map(({ key }) => key));
  for (const [key, { whole }] of bodies) {
    if (keys.has(key)) continue;
    bodies.delete(key);
    whole.destroy({ children: true });
  }
}

/** Whether a card is above all that lie lower in the picture. */
function isAbove({ card, move: { manner, start, duration } }: Part, time: number, length: number): boolean {
  // Once all lie, nothing hides the card that has won.
  if (time >= length) return card.mark === 'winning';
  // What was taken up is above all that lies until all have landed, else two that land on one pile would change places
  // in the air. What is pushed stays between its neighbours.
  return duration > 0 && manner !== 'slide' && time >= start;
}

/** @param metal where a face gleams, if it does. */
export function createScene(pixi: Pixi, textures: CardTextures, metal: Metal): Scene {
  const root = new pixi.Container({ sortableChildren: true });
  const bodies = new Map<string, Body>();
  /** The time and the shaking that were shown last. */
  let last = { time: 0, shake: 0 };

  const bodyOf = (key: string): Body => {
    const found = bodies.get(key);
    if (found) return found;
    const body = createBody(pixi);
    root.addChild(body.whole);
    bodies.set(key, body);
    return body;
  };

  const show = (
    part: Part,
    body: Body,
    order: number,
    time: number,
    lens: Lens,
    exact: boolean,
    atRest: boolean,
  ): void => {
    const seen = seenAt(part.move, time);
    body.whole.visible = seen.there;
    body.area = NOWHERE;
    if (!seen.there) return;
    body.whole.zIndex = order;
    const box = inPixels(seen, lens);
    const { x, y, width, height } = box;
    const grown = 1 + NEARER * seen.lift - PRESSED * seen.press;
    const [wide, tall] = [width * grown * seen.open, height * grown];
    body.whole.position.set(x, y);
    body.whole.scale.set(1);
    const turn = (seen.turn * Math.PI) / 180;
    body.area = covered(box, turn, seen.gleam > 0);

    const want = { face: seen.face, width: pixelsOf(seen.width, lens), height: pixelsOf(seen.height, lens) };
    // On its way a card has any size; it will be drawn for the one it comes to.
    const stamp = exact && !seen.moving ? textures.exact(want) : textures.near(want);
    put(body.face, stamp, wide, tall);
    body.face.rotation = turn;
    body.face.tint = part.card.mark === 'dimmed' ? DIM : WHITE;

    put(body.shadow, textures.halo('shadow', want), wide * (1 + 0.06 * seen.lift), tall * (1 + 0.04 * seen.lift));
    // The lamp hangs above the far half of the table: shadows fall towards whoever looks.
    const fall = width * (0.018 + 0.16 * seen.lift);
    hide(body.shadow, wide, tall, fall, turn);
    body.shadow.rotation = turn;
    body.shadow.position.set(0, fall);
    body.shadow.alpha = 1 - 0.45 * seen.lift;

    shine(pixi, body, seen, metal(seen.face), textures, wide, tall);

    // Who has won is seen when the last card lies; and a card in the air is not marked.
    const isJudged = seen.lift === 0 && (atRest || part.card.mark !== 'winning');
    const halo = light(body, isJudged ? part.card.mark : undefined, stamp.card, textures);
    if (!halo) return;
    put(body.halo, halo, wide, tall);
    hide(body.halo, wide, tall, 0, turn);
    body.halo.rotation = turn;
  };

  return {
    root,
    update(plan, time, lens, exact, goesOn) {
      const { parts, length } = plan;
      const shake = shakeAt(plan, time);
      const before = last;
      last = { time, shake };
      root.position.set(0, SHAKEN * shake * lens.ratio);
      // When all have come to lie, cards change places that have not moved.
      const isPartial = goesOn && shake === 0 && before.shake === 0 && time < length;
      if (!isPartial) sweep(bodies, parts);
      let area = NOWHERE;
      for (const [index, part] of indexed(parts)) {
        if (isPartial && isQuiet(part.move, before.time, time)) continue;
        const order = isAbove(part, time, length) ? parts.length + index : index;
        const body = bodyOf(part.key);
        area = around(area, body.area);
        show(part, body, order, time, lens, exact, time >= length);
        area = around(area, body.area);
      }
      return isPartial ? area : null;
    },
    destroy() {
      bodies.clear();
      root.destroy({ children: true });
    },
  };
}

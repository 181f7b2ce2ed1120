import type { CardPicture } from '../table/picture.js';
import { seenAt, shakeAt, type Part, type Plan } from './motion.js';
import { inPixels, pixelsOf, type Lens } from './pixels.js';
import type { Container, Sprite } from './pixi.js';
import type { Size } from './pose.js';
import type { Metal } from './metal.js';
import type { Pixi } from './surface.js';
import type { CardTextures, Stamp, Want } from './textures.js';

/** The sprites of all cards. */
export interface Scene {
  readonly root: Container;
  /**
   * Puts every card where it is at a time of the plan.
   * @param exact whether faces must have their very size, or may be scaled from what there is.
   */
  update(plan: Plan, time: number, lens: Lens, exact: boolean): void;
  destroy(): void;
}

interface Body {
  readonly whole: Container;
  readonly shadow: Sprite;
  readonly halo: Sprite;
  readonly face: Sprite;
  /** The light on its metal, once it has shone. */
  gleam: Sprite | null;
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

/** Under `lifted` cards and such that have won lies some light. */
function light(body: Body, mark: CardPicture['mark'], card: Size, textures: CardTextures): Stamp | null {
  body.halo.visible = mark === 'lifted' || mark === 'winning';
  if (mark === 'lifted') return textures.halo('glow', card);
  return mark === 'winning' ? textures.edge(card) : null;
}

/** @param metal where a face gleams, if it does. */
export function createScene(pixi: Pixi, textures: CardTextures, metal: Metal): Scene {
  const root = new pixi.Container({ sortableChildren: true });
  const bodies = new Map<string, Body>();

  const bodyOf = (key: string): Body => {
    const found = bodies.get(key);
    if (found) return found;
    const sprite = (): Sprite => new pixi.Sprite({ anchor: 0.5 });
    const body: Body = { whole: new pixi.Container(), shadow: sprite(), halo: sprite(), face: sprite(), gleam: null };
    body.whole.addChild(body.shadow, body.halo, body.face);
    root.addChild(body.whole);
    bodies.set(key, body);
    return body;
  };

  const show = (part: Part, order: number, time: number, lens: Lens, exact: boolean, atRest: boolean): void => {
    const body = bodyOf(part.key);
    const seen = seenAt(part.move, time);
    body.whole.visible = seen.there;
    if (!seen.there) return;
    body.whole.zIndex = order;
    const { x, y, width, height } = inPixels(seen, lens);
    const grown = 1 + NEARER * seen.lift - PRESSED * seen.press;
    const [wide, tall] = [width * grown * seen.open, height * grown];
    body.whole.position.set(x, y);
    body.whole.scale.set(1);
    const turn = (seen.turn * Math.PI) / 180;

    const want = { face: seen.face, width: pixelsOf(seen.width, lens), height: pixelsOf(seen.height, lens) };
    // On its way a card has any size; it will be drawn for the one it comes to.
    const stamp = exact && !seen.moving ? textures.exact(want) : textures.near(want);
    put(body.face, stamp, wide, tall);
    body.face.rotation = turn;
    body.face.tint = part.card.mark === 'dimmed' ? DIM : WHITE;

    put(body.shadow, textures.halo('shadow', want), wide * (1 + 0.06 * seen.lift), tall * (1 + 0.04 * seen.lift));
    body.shadow.rotation = turn;
    // The lamp hangs above the far half of the table: shadows fall towards whoever looks.
    body.shadow.position.set(0, width * (0.018 + 0.16 * seen.lift));
    body.shadow.alpha = 1 - 0.45 * seen.lift;

    const spot = seen.gleam > 0 ? metal(seen.face) : null;
    if (body.gleam) body.gleam.visible = spot !== null;
    if (spot) {
      body.gleam ??= body.whole.addChild(new pixi.Sprite({ anchor: 0.5 }));
      const star = textures.gleam();
      put(body.gleam, star, wide * GLEAM, wide * GLEAM);
      const [right, down] = [(spot.x - 0.5) * wide, (spot.y - 0.5) * tall];
      body.gleam.position.set(
        right * Math.cos(turn) - down * Math.sin(turn),
        right * Math.sin(turn) + down * Math.cos(turn),
      );
      body.gleam.alpha = seen.gleam;
      body.gleam.rotation = turn + (seen.gleam * Math.PI) / 8;
    }

    // Who has won is seen when the last card lies; and a card in the air is not marked.
    const isJudged = seen.lift === 0 && (atRest || part.card.mark !== 'winning');
    const halo = light(body, isJudged ? part.card.mark : undefined, stamp.card, textures);
    if (!halo) return;
    put(body.halo, halo, wide, tall);
    body.halo.rotation = turn;
  };

  return {
    root,
    update(plan, time, lens, exact) {
      const { parts, length } = plan;
      root.position.set(0, SHAKEN * shakeAt(plan, time) * lens.ratio);
      const keys = new Set(parts.map(({ key }) => key));
      for (const [key, { whole }] of bodies) {
        if (keys.has(key)) continue;
        bodies.delete(key);
        whole.destroy({ children: true });
      }
      for (const [index, part] of parts.entries()) {
        // What was taken up is above all that lies until all have landed, else two that land on one pile would change
        // places in the air. What is pushed stays between its neighbours.
        const { manner, start, duration } = part.move;
        const isTaken = duration > 0 && manner !== 'slide' && time >= start && time < length;
        // Once all lie, nothing hides the card that has won.
        const above = isTaken || (part.card.mark === 'winning' && time >= length);
        show(part, above ? parts.length + index : index, time, lens, exact, time >= length);
      }
    },
    destroy() {
      bodies.clear();
      root.destroy({ children: true });
    },
  };
}

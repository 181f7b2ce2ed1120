import { indexed } from '../base/list-of.js';
import { coveredArea, EMPTY_AREA, overlap, unionOf, type Area } from './area.js';
import type { CardPicture } from '../table/picture.js';
import { isUnchanged, cardStateAt, type PlannedCard, type Plan, type CardState } from './motion.js';
import { inDevicePixels, devicePixelsOf, type CanvasTransform } from './pixels.js';
import type { Container, Sprite } from './pixi.js';
import { setHole, createRing, type Ring } from './ring.js';
import type { Pose, Size } from './pose.js';
import type { Metal } from './metal.js';
import type { Pixi } from './pixi-module.js';
import type { CardTextures, CardTexture, SizedCardFace } from './textures.js';

/** The sprites of all cards. */
export interface Scene {
  readonly root: Container;
  /**
   * Moves all cards to their positions at a time of the plan.
   * @param exact whether card faces are drawn at their exact size; otherwise existing textures are scaled
   * @param isCurrent whether the canvas still shows the last call, with the same transform
   * @returns the areas to clear and redraw, which contain all visible cards of `root` whole; null: the whole canvas
   */
  update(
    plan: Plan,
    time: number,
    transform: CanvasTransform,
    exact: boolean,
    isCurrent: boolean,
  ): readonly Area[] | null;
  destroy(): void;
}

interface CardSprites {
  readonly whole: Container;
  readonly shadow: Ring;
  readonly halo: Ring;
  readonly cardFace: Sprite;
  /** The light on the card's metal spot; null until the first gleam. */
  gleam: Sprite | null;
  /** The area that the card covered in the last frame. */
  area: Area;
  /** The values that determine how the card looked in the last frame, except its place in the order; empty: invisible. */
  look: readonly unknown[];
}

function createCardSprites(pixi: Pixi): CardSprites {
  const whole = new pixi.Container();
  const [shadow, halo] = [createRing(pixi), createRing(pixi)];
  const cardFace = new pixi.Sprite({ anchor: 0.5 });
  whole.addChild(shadow, halo, cardFace);
  return { whole, shadow, halo, cardFace, gleam: null, area: EMPTY_AREA, look: [] };
}

const WHITE = 0xffffff;
/** The tint of a card that cannot be played, like paper in the shade. */
const DIM = 0xbdb2a1;
/** The increase in scale of a fully lifted card. */
const LIFT_SCALE = 0.085;
/** The increase in width of the shadow of a fully lifted card, relative to the card. */
const SHADOW_SPREAD = 0.06;
/** The decrease in scale of a card that hits the table. */
const PRESS_SCALE = 0.018;
/** The inward extent of a card's round corners, in card widths. */
const RIM_WIDTH = 0.02;
/** The width of the light on metal, in card widths. */
const GLEAM_WIDTH = 0.7;

const sizedFaceOf = ({ cardFace, width, height }: Pose, transform: CanvasTransform): SizedCardFace => ({
  cardFace,
  width: devicePixelsOf(width, transform),
  height: devicePixelsOf(height, transform),
});

/** The card faces of a plan at their final sizes. */
export const sizedFacesOf = (
  plannedCards: readonly PlannedCard[],
  transform: CanvasTransform,
): readonly SizedCardFace[] => plannedCards.map(({ move: { to } }) => sizedFaceOf(to, transform));

function setTexture(sprite: Sprite, cardTexture: CardTexture, width: number, height: number): void {
  sprite.texture = cardTexture.texture;
  sprite.scale.set(width / cardTexture.card.width, height / cardTexture.card.height);
}

/** Cuts a hole into a shadow or halo where the card covers it, except under its rim and round corners. */
function cutHole(ring: Ring, wide: number, tall: number, fall: number, turn: number): void {
  const { x: across, y: along } = ring.scale;
  const rim = RIM_WIDTH * wide + 2;
  // A card on edge covers nothing.
  const covers = wide > 2 * rim;
  setHole(ring, {
    x: covers ? (-fall * Math.sin(turn)) / across : 0,
    y: covers ? (-fall * Math.cos(turn)) / along : 0,
    width: covers ? (wide / 2 - rim) / across : 0,
    height: covers ? (tall / 2 - rim) / along : 0,
  });
}

/** Updates the shadow of a card. Shadows fall towards the viewer, because the lamp is above the far half of the table. */
function updateShadow(
  shadow: Ring,
  texture: CardTexture,
  { lift, turn }: CardState,
  { width, height }: Size,
  fall: number,
): void {
  const angle = (turn * Math.PI) / 180;
  setTexture(shadow, texture, width * (1 + SHADOW_SPREAD * lift), height * (1 + 0.04 * lift));
  cutHole(shadow, width, height, fall, angle);
  shadow.rotation = angle;
  shadow.position.set(0, fall);
  shadow.alpha = 1 - 0.45 * lift;
}

/** Shows or hides the light under a `lifted` or `winning` card. Returns the texture of the light, or null without light. */
function updateHalo(
  sprites: CardSprites,
  mark: CardPicture['mark'],
  card: Size,
  textures: CardTextures,
): CardTexture | null {
  sprites.halo.visible = mark === 'lifted' || mark === 'winning';
  if (mark === 'lifted') return textures.halo('glow', card);
  return mark === 'winning' ? textures.edge(card) : null;
}

/** Shows or hides the gleam on a card's metal spot. */
function updateGleam(
  pixi: Pixi,
  sprites: CardSprites,
  { gleam, turn }: CardState,
  spot: ReturnType<Metal>,
  textures: CardTextures,
  wide: number,
  tall: number,
): void {
  if (sprites.gleam) sprites.gleam.visible = gleam > 0 && spot !== null;
  if (gleam === 0 || !spot) return;
  sprites.gleam ??= sprites.whole.addChild(new pixi.Sprite({ anchor: 0.5 }));
  setTexture(sprites.gleam, textures.gleam(), wide * GLEAM_WIDTH, wide * GLEAM_WIDTH);
  const [right, down] = [(spot.x - 0.5) * wide, (spot.y - 0.5) * tall];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  sprites.gleam.position.set(right * cos - down * sin, right * sin + down * cos);
  sprites.gleam.alpha = gleam;
  sprites.gleam.rotation = angle + (gleam * Math.PI) / 8;
}

/** Removes the sprites of cards that are not in the plan. Returns the areas that they covered. */
function removeMissing(spritesByKey: Map<string, CardSprites>, plannedCards: readonly PlannedCard[]): Area[] {
  const keys = new Set(plannedCards.map(({ key }) => key));
  const areas: Area[] = [];
  for (const [key, { whole, area }] of spritesByKey) {
    if (keys.has(key)) continue;
    areas.push(area);
    spritesByKey.delete(key);
    whole.destroy({ children: true });
  }
  return areas;
}

/** Whether a card is drawn above all cards that are not raised. */
function isRaisedAbove({ card, move: { kind, start, duration } }: PlannedCard, time: number, length: number): boolean {
  // After all cards have landed, the winning card is on top.
  if (time >= length) return card.mark === 'winning';
  // A lifted card stays above the cards on the table until all have landed. Otherwise two cards that land on one pile
  // would swap their order in the air. A pushed card stays between its neighbours.
  return duration > 0 && kind !== 'slide' && time >= start;
}

/**
 * Selects the cards to draw: all cards that overlap changed areas, and all cards that overlap these cards. Redrawing the
 * other cards would take most of the time in software rendering.
 * @param changed the changed areas; null selects all cards
 * @returns the areas of all selected cards and the changed areas; null if all cards are selected
 */
function selectCards(cards: readonly CardSprites[], changed: readonly Area[] | null): readonly Area[] | null {
  if (!changed) {
    for (const { whole } of cards) whole.renderable = true;
    return null;
  }
  const areas = changed.filter(({ left, right }) => left <= right);
  const others = new Set(cards);
  // The list grows while it is read, so that each area is compared with the cards that are not selected yet.
  for (const area of areas) {
    for (const card of others) {
      if (!overlap(card.area, area)) continue;
      card.whole.renderable = true;
      others.delete(card);
      areas.push(card.area);
    }
  }
  for (const { whole } of others) whole.renderable = false;
  return areas;
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && indexed(one).every(([index, item]) => item === other[index]);

/** Whether the unchanged cards lie in the same order as before. */
function isSameOrder(before: readonly CardSprites[], now: readonly CardSprites[], changed: Set<CardSprites>): boolean {
  const stays = (sprites: CardSprites): boolean => !changed.has(sprites) && !sprites.whole.destroyed;
  return isSameList(before.filter(stays), now.filter(stays));
}

/** @param metal returns the metal spot of a card */
export function createScene(pixi: Pixi, textures: CardTextures, metal: Metal): Scene {
  const root = new pixi.Container({ sortableChildren: true });
  const spritesByKey = new Map<string, CardSprites>();
  /** The last call. `order`: all cards, from the lowest to the highest. */
  let last: { plan: Plan | null; time: number; order: readonly CardSprites[] } = { plan: null, time: 0, order: [] };

  const spritesOf = (key: string): CardSprites => {
    const found = spritesByKey.get(key);
    if (found) return found;
    const sprites = createCardSprites(pixi);
    root.addChild(sprites.whole);
    spritesByKey.set(key, sprites);
    return sprites;
  };

  const show = (
    plannedCard: PlannedCard,
    sprites: CardSprites,
    time: number,
    transform: CanvasTransform,
    exact: boolean,
    atRest: boolean,
  ): void => {
    const state = cardStateAt(plannedCard.move, time);
    sprites.whole.visible = state.isVisible;
    sprites.area = EMPTY_AREA;
    sprites.look = [];
    if (!state.isVisible) return;
    const { x, y, width, height } = inDevicePixels(state, transform);
    const scale = 1 + LIFT_SCALE * state.lift - PRESS_SCALE * state.press;
    const [wide, tall] = [width * scale * state.widthShare, height * scale];
    sprites.whole.position.set(x, y);
    sprites.whole.scale.set(1);
    const turn = (state.turn * Math.PI) / 180;
    const fall = width * (0.018 + 0.16 * state.lift);
    sprites.area = coveredArea(
      { x, y, width: width * scale, height: tall, turnInRadians: turn, isGleaming: state.gleam > 0 },
      { scale: 1 + SHADOW_SPREAD * state.lift, fall },
    );

    const sizedFace = sizedFaceOf(state, transform);
    // A moving card has changing sizes, so its face is drawn only at the final size.
    const cardTexture = exact && !state.isMoving ? textures.exact(sizedFace) : textures.closest(sizedFace);
    setTexture(sprites.cardFace, cardTexture, wide, tall);
    sprites.cardFace.rotation = turn;
    const tint = plannedCard.card.mark === 'dimmed' ? DIM : WHITE;
    sprites.cardFace.tint = tint;

    updateShadow(sprites.shadow, textures.halo('shadow', sizedFace), state, { width: wide, height: tall }, fall);

    updateGleam(pixi, sprites, state, metal(state.cardFace), textures, wide, tall);

    // The winner is marked after the last card has landed. Cards in the air have no mark.
    const isMarkVisible = state.lift === 0 && (atRest || plannedCard.card.mark !== 'winning');
    const halo = updateHalo(sprites, isMarkVisible ? plannedCard.card.mark : undefined, cardTexture.card, textures);
    sprites.look = [x, y, wide, tall, turn, state.lift, state.gleam, tint, cardTexture, halo];
    if (!halo) return;
    setTexture(sprites.halo, halo, wide, tall);
    cutHole(sprites.halo, wide, tall, 0, turn);
    sprites.halo.rotation = turn;
  };

  return {
    root,
    update(plan, time, transform, exact, isCurrent) {
      const { plannedCards, length } = plan;
      const isSamePlan = isCurrent && plan === last.plan && time < length;
      const areas = removeMissing(spritesByKey, plannedCards);
      const changed = new Set<CardSprites>();
      for (const [index, plannedCard] of indexed(plannedCards)) {
        if (isSamePlan && isUnchanged(plannedCard.move, last.time, time)) continue;
        const sprites = spritesOf(plannedCard.key);
        const { area, look } = sprites;
        show(plannedCard, sprites, time, transform, exact, time >= length);
        sprites.whole.zIndex = isRaisedAbove(plannedCard, time, length) ? plannedCards.length + index : index;
        if (isSameList(look, sprites.look)) continue;
        changed.add(sprites);
        // In successive frames, a card covers almost the same area.
        areas.push(unionOf(area, sprites.area));
      }
      const order = [...spritesByKey.values()].sort((one, other) => one.whole.zIndex - other.whole.zIndex);
      const isPartial = isCurrent && isSameOrder(last.order, order, changed);
      last = { plan, time, order };
      return selectCards(order, isPartial ? areas : null);
    },
    destroy() {
      spritesByKey.clear();
      root.destroy({ children: true });
    },
  };
}

import type { PersonId } from '../people/index.js';
import type { LookId, SignId } from '../people/looks.js';
import type { People } from './people.js';
import type { Snapshot } from './snapshot.js';

/** The look of a person at one moment. */
export interface FaceModel {
  readonly id: PersonId;
  /** The facial expression or the signal given. */
  readonly look: LookId | SignId;
  /** The visible strength of the look, 0 to 1. */
  readonly strength: number;
  /** The gaze, -1 to 1 on each axis, right and down positive; `null` keeps the gaze of the look. */
  readonly gaze: { readonly x: number; readonly y: number } | null;
}

/** A face in a square with sides of `side` CSS pixels. */
export interface SeenFace extends FaceModel {
  readonly side: number;
}

/** Returns the visible faces by seat. */
export type FacesOf = (snapshot: Snapshot, people: People, isHalted: boolean) => readonly (FaceModel | null)[];

/** Returns waiting faces for every moment. The table uses this function until the module for moods has loaded. */
export const calmFaces: FacesOf = (_snapshot, { sitting = [] }) =>
  sitting.map((one) => one && { id: one.id, look: 'waiting', strength: 1, gaze: null });

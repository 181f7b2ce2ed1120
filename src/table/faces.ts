import type { PersonId } from '../people/index.js';
import type { LookId, SignId } from '../people/looks.js';
import type { People } from './people.js';
import type { Snapshot } from './snapshot.js';

/** How somebody looks at one moment. */
export interface FaceModel {
  readonly id: PersonId;
  /** What is in the face, or the sign that is given. */
  readonly look: LookId | SignId;
  /** How much of it is seen, 0 to 1. */
  readonly strength: number;
  /** Where the eyes go, right and down positive, each -1 to 1; null: as the look has it. */
  readonly gaze: { readonly x: number; readonly y: number } | null;
}

/** The same where it is seen: in a square with sides of so many CSS pixels. */
export interface SeenFace extends FaceModel {
  readonly side: number;
}

/** How everybody looks who is seen at the table, by seat. */
export type FacesOf = (snapshot: Snapshot, people: People, isHalted: boolean) => readonly (FaceModel | null)[];

/** They wait, whatever happens: as long as what moves them has not been loaded. */
export const calmFaces: FacesOf = (_snapshot, { sitting = [] }) =>
  sitting.map((one) => one && { id: one.id, look: 'waiting', strength: 1, gaze: null });

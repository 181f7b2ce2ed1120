import type { SeasonEventType } from '../../season/event.js';

/** Fires after each event of a season. `detail.type` is the event's type. The element's `state` contains the result. */
export class SeasonChangeEvent extends CustomEvent<{ readonly type: SeasonEventType }> {
  static readonly type = 'watten-season-change';

  constructor(type: SeasonEventType) {
    super(SeasonChangeEvent.type, { bubbles: true, composed: true, detail: { type } });
  }
}

import type { EventType } from '../evening/event.js';

/** Fires after each event of an evening. `detail.type` is the event's type. The element's `state` contains the result. */
export class EveningChangeEvent extends CustomEvent<{ readonly type: EventType }> {
  static readonly type = 'watten-evening-change';

  constructor(type: EventType) {
    super(EveningChangeEvent.type, { bubbles: true, composed: true, detail: { type } });
  }
}

import { Component, CUSTOM_ELEMENTS_SCHEMA, signal, viewChild, type ElementRef } from '@angular/core';
import 'watten-table';
import type { SavedGame, TableMessages, WattenHandEndEvent, WattenTable, WattenTurnEvent } from 'watten-table';

@Component({
  selector: 'app-root',
  // Allows custom elements in templates.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  templateUrl: './app.html',
})
export class App {
  /** Messages of this page. */
  readonly messages: TableMessages = { de: { start: 'Geh mas an' }, en: { start: 'Let’s go' } };
  readonly rules = { refusal: 3 };

  readonly table = viewChild<ElementRef<WattenTable>>('table');
  readonly shown = signal(true);
  readonly lang = signal('de');
  readonly saved = signal<SavedGame | null>(null);
  readonly turn = signal('');
  readonly hands = signal<readonly string[]>([]);

  onTurn({ detail }: WattenTurnEvent): void {
    this.turn.set(`Seat ${detail.seat} can do ${detail.legal.length} things`);
  }

  onHandEnd({ detail }: WattenHandEndEvent): void {
    this.hands.update((all) => [...all, `${detail.points} points by ${detail.reason}`]);
  }

  save(): void {
    this.saved.set(this.table()?.nativeElement.save() ?? null);
  }

  restore(): void {
    const saved = this.saved();
    if (saved) this.table()?.nativeElement.load(saved);
  }
}

import { useRef, useState } from 'react';
import 'watten-table/react';
import type { SavedGame, TableMessages, WattenTable } from 'watten-table/react';

/** Messages of this page. A constant outside the component, because the table rereads every new object. */
const MESSAGES: TableMessages = { de: { start: 'Geh mas an' }, en: { start: 'Let’s go' } };

export function App() {
  const table = useRef<WattenTable>(null);
  const [shown, setShown] = useState(true);
  const [lang, setLang] = useState('de');
  const [saved, setSaved] = useState<SavedGame | null>(null);
  const [turn, setTurn] = useState('');
  const [hands, setHands] = useState<readonly string[]>([]);

  return (
    <>
      <h1>Watten in React</h1>
      <p>
        <button id="show" onClick={() => setShown(!shown)}>
          {shown ? 'Put the table away' : 'Bring the table'}
        </button>
        <button id="lang" onClick={() => setLang(lang === 'de' ? 'en' : 'de')}>
          {lang === 'de' ? 'English' : 'Deutsch'}
        </button>
        <button id="save" onClick={() => setSaved(table.current?.save() ?? null)}>
          Save
        </button>
        <button id="restore" disabled={!saved} onClick={() => saved && table.current?.load(saved)}>
          Restore
        </button>
      </p>
      {shown && (
        <watten-table
          ref={table}
          lang={lang}
          players={2}
          level="easy"
          speed="instant"
          confirm="never"
          rules={{ refusal: 3 }}
          messages={MESSAGES}
          onwatten-turn={(event) => setTurn(`Seat ${event.detail.seat} can do ${event.detail.legal.length} things`)}
          onwatten-hand-end={({ detail }) => setHands((all) => [...all, `${detail.points} points by ${detail.reason}`])}
        />
      )}
      <p id="turn">{turn}</p>
      <ol id="hands">
        {hands.map((hand, index) => (
          <li key={index}>{hand}</li>
        ))}
      </ol>
    </>
  );
}

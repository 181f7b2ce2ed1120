import { PARTS } from './src/deck/salzburg/parts.js';
import { expand } from './src/deck/expand.js';
import { picture } from './src/deck/salzburg/deck.js';
import { CARDS } from './src/deck/card.js';
const used = new Set<string>();
const spy = (parts: any) => new Proxy(parts, { get(t, k) { used.add(String(k)); return t[k]; }, has(t,k){used.add(String(k)); return k in t;} });
console.log(Object.keys(PARTS).length);
for (const c of CARDS) for (const level of [0,1,2] as const) expand(picture(c), spy(PARTS), level);
console.log(Object.keys(PARTS).filter(k => !used.has(k)).join(' '));

/** Scripts that alter built-ins before the table loads, as old libraries on many pages do. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** MooTools' server package, which alters the same built-ins as MooTools does in a page. */
const MOOTOOLS = readFileSync(fileURLToPath(import.meta.resolve('mootools/lib/mootools-core-1.5.2-server.js')), 'utf8');

/** In a page, MooTools also replaces two globals with its own classes. */
const MOOTOOLS_GLOBALS = `
  var Event = function DOMEvent(event) { this.type = event.type.toLowerCase(); };
  window.Element = function (tag) { return document.createElement(tag); };
`;

/** Alters built-ins like Prototype.js 1.6.1, rewritten for this test. */
const PROTOTYPE = `(() => {
  const extend = (to, from) => { for (const name in from) to[name] = from[name]; };
  Array.from = function (items) {
    if (!items) return [];
    if ('toArray' in Object(items)) return items.toArray();
    const list = new Array(items.length || 0);
    for (let at = list.length; at--; ) list[at] = items[at];
    return list;
  };
  extend(Object, {
    keys(object) { const keys = []; for (const name in object) keys.push(name); return keys; },
    values(object) { const values = []; for (const name in object) values.push(object[name]); return values; },
    toJSON(value) {
      if (value === undefined || typeof value === 'function') return undefined;
      if (value === null || typeof value === 'boolean') return String(value);
      if (value.toJSON) return value.toJSON();
      const fields = [];
      for (const name in value) fields.push('"' + name + '": ' + Object.toJSON(value[name]));
      return '{' + fields.join(', ') + '}';
    },
  });
  const enumerable = {
    each(iterator) { for (let at = 0; at < this.length; at++) iterator(this[at], at); return this; },
    collect(iterator, context) { const made = []; this.each((item, at) => made.push(iterator ? iterator.call(context, item, at) : item)); return made; },
    findAll(iterator, context) { const found = []; this.each((item, at) => { if (iterator.call(context, item, at)) found.push(item); }); return found; },
    detect(iterator, context) { return this.findAll(iterator, context)[0]; },
    all(iterator, context) { return this.findAll((item, at) => !iterator.call(context, item, at)).length === 0; },
    any(iterator, context) { return this.findAll(iterator || Boolean, context).length > 0; },
    toArray() { return this.collect(); },
    size() { return this.length; },
    include(item) { return this.indexOf(item) !== -1; },
    inject(memo, iterator) { this.each((item, at) => { memo = iterator(memo, item, at); }); return memo; },
  };
  extend(enumerable, {
    map: enumerable.collect, find: enumerable.detect, select: enumerable.findAll, filter: enumerable.findAll,
    entries: enumerable.toArray, every: enumerable.all, some: enumerable.any,
  });
  extend(Array.prototype, enumerable);
  extend(Array.prototype, {
    first() { return this[0]; }, last() { return this[this.length - 1]; }, clear() { this.length = 0; return this; },
    toJSON() { return '[' + this.collect(Object.toJSON).join(', ') + ']'; },
  });
  extend(String.prototype, { toJSON() { return '"' + this + '"'; }, strip() { return this.trim(); }, toArray() { return this.split(''); } });
  extend(Number.prototype, { toJSON() { return String(this); }, times() { return this; } });
  extend(HTMLElement.prototype, {
    update(content) { this.innerHTML = content; return this; }, hide() { return this; }, show() { return this; },
    remove() { this.parentNode.removeChild(this); return this; }, scrollTo() { window.scrollTo(0, 0); return this; },
    select() { return []; }, replace() { return this; }, insert() { return this; }, visible() { return true; },
  });
})();`;

/** Prototype.js 1.7 removes `entries()` from arrays. */
const NO_ENTRIES = 'delete Array.prototype.entries; Array.prototype.each = function () {};';

const EXTENDED = ['Object', 'Array', 'String', 'Number']
  .map((name) =>
    ['each', 'clone', 'contains', 'keys', 'isEmpty', 'merge', 'help', 'version']
      .map((method) => `${name}.prototype.${method} = ${method === 'version' ? 7 : 'function () { return this; }'};`)
      .join(''),
  )
  .join('\n');

/** Adds objects to prototypes, where `for (… in …)` finds them. Logs a warning if the table freezes such an object. */
const OBJECTS = `
  const owner = { list: [] };
  owner.self = owner;
  Array.prototype.owner = owner;
  Object.prototype.plugins = { list: [] };
  Object.defineProperty(Array.prototype, 'unique', { get() { return this; }, enumerable: true, configurable: true });
  Object.defineProperty(Object.prototype, 'should', { get() { return { be: this }; }, set() {}, enumerable: true, configurable: true });
  setInterval(() => { if (Object.isFrozen(owner) || Object.isFrozen(owner.list)) console.warn('watten-error: an object of the page is frozen'); }, 100);
`;

/** A script like those of pages that still support old browsers. */
const CUSTOM_EVENT = `
  function CustomEvent(name, options) {
    const event = document.createEvent('CustomEvent');
    event.initCustomEvent(name, Boolean(options && options.bubbles), Boolean(options && options.cancelable), options && options.detail);
    return event;
  }
  CustomEvent.prototype = Event.prototype;
  window.CustomEvent = CustomEvent;
`;

const TO_JSON = `for (const type of [Object, Array, String, Number, Boolean]) type.prototype.toJSON = () => 'not for you';`;

export const ALTERED: Readonly<Record<string, string>> = {
  'MooTools 1.5.2': MOOTOOLS,
  'MooTools in a page': MOOTOOLS + MOOTOOLS_GLOBALS,
  'Prototype.js 1.6': PROTOTYPE,
  'lists without entries()': NO_ENTRIES,
  'extended prototypes': EXTENDED,
  'objects on prototypes': OBJECTS,
  'a polyfill of CustomEvent': CUSTOM_EVENT,
  'a toJSON() on every prototype': TO_JSON,
};

/**
 * Converts an arrangement to and from the `#` part of a link. An arrangement is `{ attributes, options, colours }`, each an
 * object by name that contains only differences from the table's defaults.
 */
import { OPTION_VALUES } from '../dist/cdn/engine.js';
import { combineOptions, rulesOf } from './arrange-rules.js';
import { ATTRIBUTES, COLOURS, valuesOf } from './arrange-settings.js';

const FIRST_VARIANT = ATTRIBUTES[0].values[0];

export const EMPTY = { attributes: {}, options: {}, colours: {} };
export const variantOf = ({ attributes }) => attributes.variant ?? FIRST_VARIANT;

/** Returns whether the table has a seat with this number. `none` is always valid. */
export const hasSeat = (arrangement, seat) =>
  seat === 'none' || Number(seat) < rulesOf(variantOf(arrangement), arrangement.options).players;

/** Returns the arrangement, without its seat if the table has no such seat. */
export function withOneSeat(arrangement) {
  const { seat = '0', ...attributes } = arrangement.attributes;
  return hasSeat(arrangement, seat) ? arrangement : { ...arrangement, attributes };
}

/** Returns whether an attribute sets the option. `rules` sets the other options. */
const isAttribute = ([name]) => name === 'players' || name === 'target';
export const rulesIn = ({ options }) =>
  Object.fromEntries(Object.entries(options).filter((option) => !isAttribute(option)));
export const attributesOf = ({ attributes, options }) => ({
  ...attributes,
  ...Object.fromEntries(
    Object.entries(options)
      .filter(isAttribute)
      .map(([name, value]) => [name, String(value)]),
  ),
});

/** Returns the `#` part of a link to an arrangement, without the `#`. */
export const hashOf = ({ attributes, options, colours }) =>
  new URLSearchParams([
    ...Object.entries(attributes),
    ...Object.entries(options).map(([name, value]) => [`rule-${name}`, String(value)]),
    ...Object.entries(colours).map(([name, value]) => [`colour-${name}`, value.slice(1)]),
  ]).toString();

/** Returns the value of an option from its text in a link, or undefined if the name or the value is invalid. */
function optionIn(name, text) {
  if (!Object.hasOwn(OPTION_VALUES, name)) return undefined;
  const { listOf } = OPTION_VALUES[name];
  if (!listOf) return valuesOf(name).find((value) => String(value) === text);
  const list = text === '' ? [] : text.split(',');
  return list.every((item) => listOf.includes(item)) ? list : undefined;
}

/** Returns the arrangement in a link. Ignores invalid names and values. */
export function arrangementOf(hash) {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const attributes = {};
  for (const { name, values, flag } of ATTRIBUTES) {
    const value = given.get(name);
    if (value === null || value === values?.[0]) continue;
    if (flag) attributes[name] = '';
    else if (values ? values.includes(value) : value !== '') attributes[name] = value;
  }

  const colours = {};
  for (const name of Object.keys(COLOURS)) {
    const value = /^#?(?<digits>[\da-f]{6})$/i.exec(given.get(`colour-${name}`) ?? '')?.groups.digits;
    if (value) colours[name] = `#${value.toLowerCase()}`;
  }

  const variant = variantOf({ attributes });
  const options = {};
  for (const [key, text] of given) {
    const name = key.replace(/^rule-/, '');
    if (key !== name || name === 'players' || name === 'target') {
      const value = optionIn(name, text);
      if (value !== undefined) options[name] = value;
    }
  }
  return withOneSeat({ attributes, options: combineOptions(variant, options), colours });
}

/** The URL parameters of `embed.html`. */
import { ATTRIBUTES } from './attributes.js';

interface PageContext {
  /** URL of the page. */
  readonly address: string;
  /** Origins of table servers that the owner of the page allows, in addition to the page's own origin. */
  readonly servers: readonly string[];
  /** `CSS.supports()`. */
  readonly supports: (property: string, value: string) => boolean;
}

interface PageParameters {
  /** The element's attributes, by name. */
  readonly attributes: ReadonlyMap<string, string>;
  /** CSS custom properties of the element, by name. */
  readonly properties: ReadonlyMap<string, string>;
  /** Whether a page in a frame stores its files for offline use. */
  readonly isOffline: boolean;
  /** Messages about ignored parameters. */
  readonly warnings: readonly string[];
}

const COLOURS = ['accent', 'surface', 'table', 'text'];
const RADIUS = 'radius';
const OFFLINE = 'offline';

/** A named colour, a hexadecimal colour or a colour function without references such as `var()`. */
const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([-+\d\s.,%/a-z]*\))$/i;
/** A hexadecimal colour without `#`, which URLs reserve for the fragment. */
const BARE_DIGITS = /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const LENGTH = /^\d{1,3}(?:\.\d+)?(?:px|em|rem)?$/;

/** The valid parameter names. */
const NAMES: readonly string[] = [...new Set([...Object.keys(ATTRIBUTES), ...COLOURS, RADIUS, OFFLINE])];

const invalid = (name: string, value: string, right: string): string =>
  `Ignored the URL parameter '${name}': it must be ${right}, not '${value}'.`;

/** Returns a colour for CSS, or null if the value is not a colour. */
const colourIn = (value: string, { supports }: PageContext): string | null => {
  const colour = BARE_DIGITS.test(value) ? `#${value}` : value;
  return COLOUR.test(colour) && supports('color', colour) ? colour : null;
};

/** Returns whether a boolean parameter is on, or null if its value is invalid. */
const flagIn = (value: string, name: string): boolean | null => {
  if (['', 'true', '1', name].includes(value)) return true;
  return ['false', '0'].includes(value) ? false : null;
};

/** Returns the server's URL, or null if the page cannot use that server. */
function serverIn(value: string, { address, servers }: PageContext): string | null {
  try {
    const { href, origin, protocol } = new URL(value, address);
    const isAllowed = [new URL(address).origin, ...servers].includes(origin);
    return isAllowed && /^https?:$/.test(protocol) ? href.replace(/\/$/, '') : null;
  } catch {
    return null;
  }
}

/** Keeps the name field editable, so that `player-name` only fills in the field. */
function withEditableName(attributes: Map<string, string>): void {
  const settings = attributes.get('settings');
  if (!attributes.has('player-name') || settings === undefined || /(?:^|\s)player-name(?:\s|$)/.test(settings)) return;
  attributes.set('settings', settings.trim() === 'none' ? 'player-name' : `${settings} player-name`);
}

/**
 * Reads the parameters of the page's URL. The element checks the values of its attributes itself.
 * @param search query of the URL
 */
export function readParameters(search: string, context: PageContext): PageParameters {
  const attributes = new Map<string, string>();
  const properties = new Map<string, string>();
  const warnings: string[] = [];
  let isOffline = false;

  const setFlag = (name: string, value: string, set: () => void): void => {
    const isOn = flagIn(value, name);
    if (isOn === null) warnings.push(invalid(name, value, "'true' or 'false'"));
    else if (isOn) set();
  };
  const setServer = (value: string): void => {
    const server = serverIn(value, context);
    if (server !== null) attributes.set('server', server);
    else {
      const origins = [new URL(context.address).origin, ...context.servers];
      warnings.push(
        `${invalid('server', value, `a URL at ${origins.join(' or ')}`)} To allow other servers, list their origins in <meta name="watten-servers"> of this page.`,
      );
    }
  };
  const setColour = (name: string, value: string): void => {
    const colour = colourIn(value, context);
    if (colour !== null) properties.set(`--watten-${name}`, colour);
    // `surface` is also an attribute, whose values the element checks.
    else if (name in ATTRIBUTES) attributes.set(name, value);
    else warnings.push(invalid(name, value, "a CSS colour such as 'e6b23c' or 'teal'"));
  };
  const setRadius = (value: string): void => {
    if (LENGTH.test(value)) properties.set('--watten-radius', /\d$/.test(value) ? `${value}px` : value);
    else warnings.push(invalid(RADIUS, value, "a length such as '12px'"));
  };

  for (const [name, value] of new URLSearchParams(search)) {
    if (name === 'server') setServer(value);
    else if (name === RADIUS) setRadius(value);
    else if (name === OFFLINE) setFlag(name, value, () => (isOffline = true));
    else if (COLOURS.includes(name)) setColour(name, value);
    else if (!Object.hasOwn(ATTRIBUTES, name))
      warnings.push(`Unknown URL parameter '${name}'. Valid parameters: ${NAMES.join(', ')}.`);
    else if (ATTRIBUTES[name]) setFlag(name, value, () => attributes.set(name, ''));
    else attributes.set(name, value);
  }
  withEditableName(attributes);
  return { attributes, properties, isOffline, warnings };
}

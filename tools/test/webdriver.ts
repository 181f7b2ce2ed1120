/** The WebDriver commands that browser tests need: https://www.w3.org/TR/webdriver2. */

/** A session with one window of the browser. */
export interface WebDriver {
  readonly get: (path: string) => Promise<unknown>;
  readonly post: (path: string, given?: object) => Promise<unknown>;
  readonly quit: () => Promise<void>;
}

async function request(method: string, address: string, given?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(given && { body: JSON.stringify(given) }) });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`WebDriver: ${error}: ${message}`);
}

/** Opens a browser with the driver at this URL. */
export async function startSession(driver: string, capabilities: object): Promise<WebDriver> {
  const started = await request('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
  const session = `${driver}/session/${(started as { readonly sessionId: string }).sessionId}`;
  return {
    get: (path) => request('GET', `${session}/${path}`),
    post: (path, given = {}) => request('POST', `${session}/${path}`, given),
    quit: async () => void (await request('DELETE', session)),
  };
}

/** WebDriver codes of keys without a character, by their names in `KeyboardEvent`. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

function valueOf(key: string): string {
  const value = KEYS[key] ?? key;
  if (value.length !== 1) throw new Error(`Unknown key "${key}". Add it to KEYS in tools/test/webdriver.ts.`);
  return value;
}

export interface Keyboard {
  down(key: string): Promise<void>;
  up(key: string): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
}

export function keyboardOf({ post }: WebDriver): Keyboard {
  const keys = async (...actions: readonly object[]): Promise<void> =>
    void (await post('actions', { actions: [{ type: 'key', id: 'keys', actions }] }));
  const stroke = (key: string): readonly object[] =>
    ['keyDown', 'keyUp'].map((type) => ({ type, value: valueOf(key) }));
  return {
    down: (key) => keys({ type: 'keyDown', value: valueOf(key) }),
    up: (key) => keys({ type: 'keyUp', value: valueOf(key) }),
    press: (key) => keys(...stroke(key)),
    type: (text) => keys(...Array.from(text, stroke).flat()),
  };
}

const BUTTONS = ['left', 'middle', 'right'] as const;

interface Press {
  readonly button?: (typeof BUTTONS)[number] | undefined;
}

export interface Mouse {
  move(x: number, y: number): Promise<void>;
  down(press?: Press): Promise<void>;
  up(press?: Press): Promise<void>;
  click(x: number, y: number, press?: Press): Promise<void>;
  reset(): Promise<void>;
}

export function mouseOf({ post }: WebDriver): Mouse {
  const mouse = async (...actions: readonly object[]): Promise<void> =>
    void (await post('actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    }));
  const to = (x: number, y: number): object => ({ type: 'pointerMove', x, y, duration: 0 });
  const of = (type: string, { button = 'left' }: Press = {}): object => ({ type, button: BUTTONS.indexOf(button) });
  return {
    move: (x, y) => mouse(to(x, y)),
    down: (press) => mouse(of('pointerDown', press)),
    up: (press) => mouse(of('pointerUp', press)),
    click: (x, y, press) => mouse(to(x, y), of('pointerDown', press), of('pointerUp', press)),
    reset: () => mouse(of('pointerUp'), to(0, 0)),
  };
}

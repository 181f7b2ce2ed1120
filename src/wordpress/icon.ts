/** The icon of the block: two cards, the front one with a heart. */
import type { WpNode } from './wp.js';

const { createElement } = window.wp.element;

const CARD = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinejoin: 'round' };

export const ICON: WpNode = createElement(
  'svg',
  { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', width: 24, height: 24 },
  createElement('path', { ...CARD, d: 'M8.5 5.6 5.2 6.7a1 1 0 0 0-.6 1.2l3.6 11a1 1 0 0 0 1.2.7l.8-.3' }),
  createElement('path', {
    ...CARD,
    d: 'M10.5 3.5h8a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-8a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1z',
  }),
  createElement('path', {
    fill: 'currentColor',
    d: 'M14.5 14.2c-1.7-1.4-2.8-2.4-2.8-3.7a1.5 1.5 0 0 1 2.8-.8 1.5 1.5 0 0 1 2.8.8c0 1.3-1.1 2.3-2.8 3.7z',
  }),
);

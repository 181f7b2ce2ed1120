import { render, type ReactiveController } from 'lit';
import { PanelController } from '../../table/panels/panel.js';
import type { ElementHost } from '../../shell/host.js';
import { defineRules, type RuleSet } from '../../../rules/variants.js';
import { gameStyles } from '../../table/styles/game.js';
import { panelStyles } from '../../table/panels/panel-styles.js';
import { createCardImages } from '../../table/view/card-images.js';
import { panelFrame } from '../../table/panels/panel-frame.js';
import { windowOf } from '../../shell/window-of.js';
import { adoptStyles } from '../../shell/adopt-styles.js';
import type { TemplateTexts } from '../../table/template-data.js';
import type { Look } from '../../shell/look.js';
import type { Settings } from '../../shell/settings/settings.js';
import type { Preferences } from '../../shell/storage/preferences.js';
import { createRulesPage } from './rules-page.js';

/** Returns the rules for a game with the current settings. */
const rulesAhead = ({ variant, rules, players, target }: Readonly<Settings>): RuleSet =>
  defineRules(variant, { ...rules, ...(players && { players }), ...(target && { target }) });

/** Creates the function that marks terms in a frame's texts. */
type MarkTermsIn = (options: {
  readonly host: ElementHost;
  readonly frame: HTMLElement;
  readonly look: Look;
  readonly now: () => { readonly rules: RuleSet };
  readonly signal: AbortSignal;
}) => TemplateTexts['markTerms'];

/**
 * Opens the rules over the poster. The rules disappear when the visitor closes them or when the poster disappears.
 * @throws InputError if the current settings contradict each other
 */
export const openRulesOnPoster = (
  host: ElementHost,
  look: Look,
  preferences: Preferences,
  markTermsIn: MarkTermsIn,
): void => {
  const frame = host.shadowRoot?.querySelector<HTMLElement>('.frame');
  if (!frame || frame.querySelector('.panel')) return;
  const rules = rulesAhead(preferences.settings);
  const closing = new AbortController();
  const { signal } = closing;
  const place = document.createElement('div');
  const poster = (): HTMLElement | null => frame.querySelector('.poster');
  adoptStyles(host, [...gameStyles, panelStyles], signal);
  frame.append(place);

  const close = (): void => {
    if (signal.aborted) return;
    poster()?.removeAttribute('inert');
    closing.abort();
    host.removeController(controller);
    place.remove();
  };
  const panel = new PanelController(host, frame, (open) => open === null && close(), signal);
  const page = createRulesPage({ host, look, view: () => ({ rules }), signal });
  const markTerms = markTermsIn({ host, frame, look, now: () => ({ rules }), signal });
  const images = createCardImages(() => ({
    indices: preferences.of('indices'),
    colourAid: preferences.of('colourAid'),
    deck: look.deck,
    back: look.back,
    messages: look.messages,
  }));
  const controller: ReactiveController = {
    hostUpdated() {
      if (!poster()) return close();
      const { deck, language, messages, salzburgMessages } = look;
      const content = page({
        cards: { deck, images, colourAid: preferences.of('colourAid'), pixelRatio: windowOf(frame).devicePixelRatio },
        texts: { language, messages, salzburgMessages, markTerms },
      });
      render(
        panelFrame({ panel: 'rules', messages, previous: null, show: (next) => panel.show(next) }, content),
        place,
      );
    },
  };
  host.addController(controller);
  frame.addEventListener('pointerdown', ({ target }) => !(target as Element).closest('.panel') && panel.show(null), {
    signal,
  });
  panel.show('rules');
  void host.updateComplete.then(() => poster()?.setAttribute('inert', ''));
};

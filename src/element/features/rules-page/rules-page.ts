import { html, type TemplateResult } from 'lit';
import { explain } from '../../../explain/explain.js';
import { loadGuide, type LoadedGuide } from '../../../i18n/load-guide.js';
import type { Language } from '../../../i18n/languages.js';
import { loadRules, type LoadedRules } from '../../../i18n/rules.js';
import { isBlind } from '../../../rules/announce.js';
import { cardOrder } from '../../../table/card-order.js';
import { rulesStyles } from './rules-page-styles.js';
import { rulesTemplate } from './rules-page-template.js';
import type { RulesPageData } from './rules-page-data.js';
import type { RulesPageOptions } from './rules-page-options.js';
import { adoptStyles } from '../../shell/adopt-styles.js';

/** A language's texts. */
interface Texts {
  readonly rules: LoadedRules;
  readonly guide: LoadedGuide;
}

/** Maximum width of a card, in CSS pixels. */
const CARD_PX = 44;

/** Creates the rules page in the table's language. The texts load when the page is first shown. */
export const createRulesPage = ({
  host,
  look,
  view,
  signal,
}: RulesPageOptions): ((data: RulesPageData) => TemplateResult) => {
  let wanted: Language | null = null;
  let texts: Texts | null = null;
  let hasFailed = false;
  adoptStyles(host, [rulesStyles], signal);

  const follow = async (): Promise<void> => {
    const { language } = look;
    if (language === wanted) return;
    wanted = language;
    const found = await Promise.all([loadRules(language), loadGuide(language)]).catch(() => null);
    if (language !== wanted || signal.aborted) return;
    hasFailed = !found;
    if (found) texts = { rules: found[0], guide: found[1] };
    host.requestUpdate();
  };
  return (data) => {
    const { cards, texts: tableTexts } = data;
    const { messages } = tableTexts;
    void follow();
    if (hasFailed) return html`<p class="book" role="alert">${messages['part-failed']}</p>`;
    if (!texts) return html`<p class="book" aria-busy="true">…</p>`;
    const { rules, guide } = texts;
    const now = view();
    const blind = isBlind(now.rules);
    return rulesTemplate({
      cards,
      texts: tableTexts,
      language: rules.language,
      explanation: explain(now.rules, rules.rulesIn(messages)),
      order: 'history' in now ? { cards: cardOrder(now), texts: guide.orderIn(messages), blind } : null,
      cardSvg: (card) => cards.images.svg(card, CARD_PX * cards.pixelRatio),
    });
  };
};

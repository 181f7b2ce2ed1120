import type { Language } from '../../../i18n/languages.js';
import type { Lesson } from '../../../lessons/lesson.js';
import { reportThrown, type ElementHost } from '../../shell/host.js';
import { lazyCode } from '../../shell/lazy-code.js';
import type { Look } from '../../shell/look.js';
import type { OrderTemplate } from './lesson-order-code.js';

const orderCode = lazyCode(() => import('./lesson-order-code.js'), 'createOrder', 'order of the cards');

/** The order of the cards on the last page of a lesson. Its code and texts load during the last step. */
export interface LessonOrder {
  /** The template; null if the lesson has no order, or until the order has loaded. */
  readonly template: OrderTemplate | null;
  /** Loads the order, and loads it again after the table's language has changed. */
  follow(lesson: Lesson): void;
}

export const createLessonOrder = (host: ElementHost, look: Look, signal: AbortSignal): LessonOrder => {
  let wanted: Language | null = null;
  let template: OrderTemplate | null = null;

  const load = async (lesson: Lesson, language: Language): Promise<void> => {
    const order = lesson.end?.order;
    if (!order) return;
    try {
      const { adoptOrderStyles, createOrder } = await orderCode.load();
      const created = await createOrder(lesson, order, look);
      if (signal.aborted || language !== wanted) return;
      if (!template) adoptOrderStyles(host, signal);
      template = created;
      host.requestUpdate();
    } catch (error) {
      if (!signal.aborted) reportThrown(host, error, 'load-failed');
    }
  };
  return {
    get template() {
      return template;
    },
    follow(lesson) {
      if (look.language === wanted) return;
      wanted = look.language;
      void load(lesson, wanted);
    },
  };
};

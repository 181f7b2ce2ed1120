import { html, nothing, type TemplateResult } from 'lit';
import type { TableModel } from '../../../table/model.js';
import { closeIcon, deductionIcon } from '../../shell/icons.js';
import { lazyCode } from '../../shell/lazy-code.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { reportMissing } from '../../table/report-missing.js';
import type { TemplateTopics } from '../../table/template-data.js';
import type { Sheet } from './sheet.js';

const deductionCode = lazyCode(() => import('./deduction-code.js'), 'makeSheet', 'sheet');

/** Button that opens the sheet, placed over the secret announcement. */
const deductionButton = (
  { texts: { messages } }: TemplateTopics<'texts'>,
  isOpen: boolean,
  toggle: () => void,
): TemplateResult =>
  html`${isOpen ? closeIcon : deductionIcon}<button
      class="whole"
      part="button"
      data-deduction
      aria-label=${messages['label-deduction']}
      title=${messages['label-deduction']}
      aria-expanded=${isOpen}
      @click=${toggle}
    ></button>`;

/** Returns whether the sheet fits next to a puzzle's controls, which can be large. */
const hasRoom = ({ layout }: TableModel): boolean => layout.form !== 'side' && layout.width >= 360;

/** Creates the deduction sheet for blind play. The sheet's code loads when the visitor first opens the sheet. */
export const createDeduction = (
  table: Topics<'activity' | 'element' | 'people' | 'picture' | 'speech' | 'storage'>,
): Feature => {
  const { activity, people, picture } = table;
  const { signal } = table.element;
  let sheet: Sheet | null = null;
  let isLoading = false;

  const open = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    try {
      const code = await deductionCode.load();
      const made = await code.makeSheet({ table, mayAsk: () => !activity && people.isAmongComputers() });
      sheet = made;
      if (!signal.aborted) made.toggle();
    } catch (error) {
      if (!signal.aborted) reportMissing(table, error);
    }
    isLoading = false;
  };
  /**
   * Returns whether the sheet is available. Replays and lessons have no sheet, because they show or explain the
   * announcement.
   */
  const isOffered = (): boolean => {
    const { model } = picture.presenter;
    return model.secret && (!activity || (activity.hasSheet === true && hasRoom(model)));
  };
  return {
    slots: {
      announcement: (data) =>
        isOffered()
          ? deductionButton(data, sheet?.isOpen ?? false, () => (sheet ? sheet.toggle() : void open()))
          : nothing,
      'below-panels': (data) => (isOffered() ? (sheet?.template(data) ?? nothing) : nothing),
    },
  };
};

import type { People } from '../../../table/people.js';
import { deductionCode } from '../../table/parts.js';
import type { Keeper } from '../../shell/storage/keeper.js';
import type { Deducing } from '../../table/template-data.js';
import { tellMissing, type PartMissingOptions } from '../../table/report-missing.js';
import type { Presenter } from '../../table/picture/presenter.js';

export interface DeductionOptions extends PartMissingOptions {
  /** Keeps what the viewer has crossed out; left out: nothing does. */
  readonly keeper?: Keeper;
  readonly frame: HTMLElement;
  readonly presenter: () => Pick<Presenter, 'model' | 'notify' | 'snapshot'>;
  readonly people: () => People;
  /** Whether the table may say what can be concluded; else the viewer has to find out alone. */
  readonly mayAsk: () => boolean;
  /** Aborts when the game leaves the table. */
  readonly signal: AbortSignal;
}

/** The sheet on which a viewer who plays blind finds out what was announced, loaded when it is first opened. */
export interface Deduction {
  readonly data: Deducing;
}

export const createDeduction = (options: DeductionOptions): Deduction => {
  let sheet: Deducing | null = null;
  let isLoading = false;
  const open = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    try {
      sheet = await (await deductionCode.load()).makeSheet(options);
      if (!options.signal.aborted) sheet.toggle();
    } catch (error) {
      if (!options.signal.aborted) tellMissing(options, error);
    }
    isLoading = false;
  };
  return {
    get data() {
      return sheet ?? { isOpen: false, toggle: () => void open(), template: null };
    },
  };
};

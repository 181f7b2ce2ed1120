import { nothing } from 'lit';
import { unsavedCode } from '../../table/parts.js';
import type { AtTable } from '../../table/context.js';
import { adoptStyles } from '../../shell/adopt-styles.js';

/** The notice that the game of a table is not stored, until the visitor closes it. */
export const createUnsavedNotice = ({ host, look, isUnsaved, signal }: AtTable): (() => unknown) => {
  let isClosed = false;
  let isAsked = false;

  const load = async (): Promise<void> => {
    isAsked = true;
    // Where it cannot be loaded the page has heard of it all the same.
    const code = await unsavedCode.load().catch(() => null);
    if (code && !signal.aborted) adoptStyles(host, [code.unsavedStyles], signal);
    host.requestUpdate();
  };
  const close = (): void => {
    isClosed = true;
    host.requestUpdate();
  };
  return () => {
    if (!isUnsaved?.()) {
      isClosed = false;
      return nothing;
    }
    if (!isAsked) void load();
    return (!isClosed && unsavedCode.code?.unsavedTemplate(look.messages, close)) || nothing;
  };
};

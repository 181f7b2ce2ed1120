import { nothing } from 'lit';
import { lazyCode } from '../../shell/lazy-code.js';
import type { Feature } from '../../table/feature.js';
import type { Topics } from '../../table/context.js';
import { adoptStyles } from '../../shell/adopt-styles.js';

const unsavedCode = lazyCode(() => import('./unsaved-notice-code.js'), 'unsavedTemplate', 'notice');

/** Creates the notice that the table's game is not stored. The notice stays visible until the visitor closes it. */
export const createUnsavedNotice = ({
  element: { host, look, signal },
  storage,
}: Topics<'element' | 'storage'>): Feature => {
  let isClosed = false;
  let isAsked = false;

  const load = async (): Promise<void> => {
    isAsked = true;
    // If the code cannot be loaded, the notice is missing, but the page has already received the storage error.
    const code = await unsavedCode.load().catch(() => null);
    if (code && !signal.aborted) adoptStyles(host, [code.unsavedStyles], signal);
    host.requestUpdate();
  };
  const close = (): void => {
    isClosed = true;
    host.requestUpdate();
  };
  const notice = (): unknown => {
    if (!storage?.isUnsaved()) {
      isClosed = false;
      return nothing;
    }
    if (!isAsked) void load();
    return (!isClosed && unsavedCode.code?.unsavedTemplate(look.messages, close)) || nothing;
  };
  return { slots: { layer: notice } };
};

/**
 * The attributes of the element that `embed.html` takes as URL parameters. The build replaces this module with its result,
 * so that the page does not load the checks of all settings twice.
 */
import { SETTINGS, type Setting } from '../element/shell/settings/settings.js';

const settings: readonly Setting<unknown>[] = Object.values(SETTINGS);

/** Whether an attribute is boolean, by the attribute's name. */
export const ATTRIBUTES: Readonly<Record<string, boolean>> = Object.fromEntries([
  ...settings.flatMap(({ attribute, initial }): [string, boolean][] =>
    attribute === undefined ? [] : [[attribute, typeof initial === 'boolean']],
  ),
  // Every HTML element has this attribute, so it is not a setting.
  ['lang', false],
]);

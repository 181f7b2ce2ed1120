import { html, nothing, type TemplateResult } from 'lit';
import { logIcon, runIcon, settingsIcon } from '../../shell/icons.js';
import type { ActivityMenu, GameControls } from '../../table/context.js';
import type { Panel, TemplateTopics } from '../../table/template-data.js';
import { fullScreenRow } from './full-screen.js';
import { leaveIcon, lessonIcon, newGameIcon, rulesIcon } from './menu-icons.js';

export { menuStyles } from './menu-styles.js';

/** A choice that ends the running game. */
export type Ending = 'new' | 'leave';

export interface MenuOptions {
  readonly host: HTMLElement;
  /** The controls of the table's own game; null if the game runs elsewhere or an activity replaces it. */
  readonly controls: GameControls | null;
  /** The rows of the activity that replaces the game; null if none. */
  readonly activity: ActivityMenu | null;
  /** The choice that the visitor must confirm; null if none. */
  readonly asking: Ending | null;
  /** Performs a choice, or asks first if a game is running. */
  readonly choose: (ending: Ending) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

type Data = TemplateTopics<'panel' | 'remote' | 'texts'>;

const row = (name: string, icon: TemplateResult, label: string, act: () => void, language?: string) =>
  html`<button class="row" part="button" data-menu=${name} @click=${act}>
    ${icon}<span lang=${language ?? nothing}>${label}</span>
  </button>`;

const panelRow = (
  { panel, texts: { messages } }: Data,
  name: Panel & ('log' | 'rules' | 'settings'),
  icon: TemplateResult,
) =>
  html`<button class="row" part="button" data-panel=${name} @click=${() => panel.show(name)}>
    ${icon}<span>${messages[`label-${name}`]}</span>
  </button>`;

/** The answers to the question before the running game ends. The question is the panel's heading. */
const question = ({ texts: { messages } }: Data, asking: Ending, { confirm, cancel }: MenuOptions): TemplateResult => {
  const text = messages[`menu-${asking}-warns`];
  return html`<div class="asking" role="group" aria-label=${text}>
    <p>${text}</p>
    <button class="button primary" part="button" data-menu="cancel" @click=${cancel}>
      ${messages['menu-continue']}
    </button>
    <button class="button" part="button" data-menu="confirm" @click=${confirm}>${messages[`menu-${asking}`]}</button>
  </div>`;
};

/** The row for leaving: ends the activity or the table's own game, or leaves the online table. Otherwise empty. */
const leaveRow = ({ panel, remote, texts: { messages } }: Data, { activity, controls, choose }: MenuOptions) => {
  if (activity) return row('leave', leaveIcon, activity.leave, activity.close, activity.language);
  if (controls) return row('leave', leaveIcon, messages['menu-leave'], () => choose('leave'));
  const leaving = remote.controls?.leaving;
  if (!leaving) return nothing;
  return row('leave', leaveIcon, leaving.label, () => {
    panel.show(null);
    leaving.leave();
  });
};

/** The menu, with a row for each choice that the game allows. */
export const menuPanel = (data: Data, options: MenuOptions): TemplateResult => {
  const { panel, texts } = data;
  const { messages } = texts;
  const { host, activity, controls, asking, choose } = options;
  if (asking) return question(data, asking, options);
  return html`<div class="rows">
    ${row('continue', runIcon, activity?.resume ?? messages['menu-continue'], () => panel.show(null), activity?.language)}
    ${controls ? row('new', newGameIcon, messages['menu-new'], () => choose('new')) : nothing}
    ${panelRow(data, 'rules', rulesIcon)}
    ${controls ? row('lesson', lessonIcon, messages.learn, controls.learn) : nothing} ${panelRow(data, 'log', logIcon)}
    ${panelRow(data, 'settings', settingsIcon)} ${fullScreenRow(data, host, () => panel.show(null))}
    ${leaveRow(data, options)}
  </div>`;
};

import { createAgain } from '../features/again/again.js';
import { createCloseUp } from '../features/close-up/close-up.js';
import { createCompanions } from '../features/companions/companions.js';
import { createDeduction } from '../features/deduction/deduction.js';
import { createFinale } from '../features/finale/finale.js';
import { createHaptics } from '../features/haptics/haptics.js';
import { createHelp } from '../features/help/help.js';
import { createHint } from '../features/hint/hint.js';
import { createLastCard } from '../features/last-card/last-card.js';
import { createLastTrick } from '../features/last-trick/last-trick.js';
import { createMenu } from '../features/menu/menu.js';
import { createPanels } from '../features/panels/panels.js';
import { createReview } from '../features/review/review.js';
import { createRules } from '../features/rules-page/rules.js';
import { createSettings } from '../features/settings/settings.js';
import { createSignals } from '../features/signals/signals.js';
import { createSlate } from '../features/slate/slate.js';
import { createTerms } from '../features/terms/terms.js';
import { createTraining } from '../features/trainer/trainer.js';
import { createUndo } from '../features/undo/undo.js';
import { createUnsavedNotice } from '../features/unsaved-notice/unsaved-notice.js';
import { createVoice } from '../features/voice/voice.js';
import { createWholeHand } from '../features/whole-hand/whole-hand.js';
import type { FeatureFactory } from '../table/feature.js';

/**
 * The features of a game at the table. If several features recommend an action or replace the prompt, the first one
 * wins.
 */
export const FEATURES: readonly FeatureFactory[] = [
  createCloseUp,
  createTraining,
  createHint,
  createDeduction,
  createTerms,
  createHelp,
  createSlate,
  createLastCard,
  createLastTrick,
  createWholeHand,
  createAgain,
  createReview,
  createUndo,
  createSignals,
  createMenu,
  createSettings,
  createPanels,
  createRules,
  createVoice,
  createHaptics,
  createCompanions,
  createFinale,
  createUnsavedNotice,
];

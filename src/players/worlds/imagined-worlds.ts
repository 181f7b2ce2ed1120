import type { DecisionContext } from '../decision-context.js';
import { signLikelihood } from '../signals/sign-likelihood.js';
import { bidLikelihood } from './bid-likelihood.js';
import { questionLikelihood } from './question-likelihood.js';
import { sampleWorlds } from './sample-worlds.js';
import type { World, WorldLikelihood } from './world.js';

/** Multiplies likelihoods. Returns null if all of them are null. */
const multiplyLikelihoods = (likelihoods: readonly (WorldLikelihood | null)[]): WorldLikelihood | null => {
  const given = likelihoods.filter((likelihood) => likelihood !== null);
  if (given.length < 2) return given[0] ?? null;
  return (...world) => given.reduce((weight, likelihoodOf) => weight * likelihoodOf(...world), 1);
};

/** Returns the likelihood of the requests before the play and of the signs, or null. */
const requestAndSignLikelihood = ({ view, skill, knowledge }: DecisionContext): WorldLikelihood | null =>
  multiplyLikelihoods([skill.infers ? questionLikelihood(view, knowledge) : null, signLikelihood(view, skill.signs)]);

const sampleBySkill = (
  { view, skill, knowledge, worldRandom }: DecisionContext,
  likelihoodOf: WorldLikelihood | null,
): Generator<undefined, readonly World[]> =>
  sampleWorlds({
    view,
    knowledge,
    count: skill.worlds,
    infers: skill.infers,
    random: worldRandom(),
    ...(likelihoodOf && { likelihoodOf }),
  });

/** Samples worlds weighted by all evidence that the skill uses, except bids. Yields every few deals. */
export const imaginedWorlds = (context: DecisionContext): Generator<undefined, readonly World[]> =>
  sampleBySkill(context, requestAndSignLikelihood(context));

/** Samples worlds with the others' bids as additional evidence. Without such evidence, returns the given `worlds`. */
export function* imaginedWorldsByBids(
  context: DecisionContext,
  worlds: readonly World[] | null,
): Generator<undefined, readonly World[]> {
  const { view, skill, knowledge } = context;
  const fromBids = skill.bids === 'none' ? null : bidLikelihood(view, knowledge, skill.bids === 'half');
  if (!fromBids && worlds) return worlds;
  return yield* sampleBySkill(context, multiplyLikelihoods([requestAndSignLikelihood(context), fromBids]));
}

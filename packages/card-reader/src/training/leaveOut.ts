import { choose } from '../fields/scoring/choose.ts';
import type { Scorer } from '../fields/scoring/model.ts';
import { firstCertainty, fitCertainty, outcomesOf, type Outcome } from './certainty.ts';
import type { Example } from './examples.ts';
import { fitModel } from './fit.ts';
import { answersOf, type Answer } from './measure.ts';

/** Repositories with fewer cards are left out together with others. */
const fewCards = 5;
const groups = 5;

/** The answers of models that had not seen a card's repository. */
export interface LeftOut {
  answers: Answer[];
  outcomes: Outcome[];
}

/**
 * Answers each card by a model that was fitted without the cards of its repository; the same holds
 * for what becomes of the probability of a choice.
 */
export function leaveOut(examples: readonly Example[]): LeftOut {
  const partOf = partsOf(examples);
  const parts = [...new Set(examples.filter(({ card }) => card.truth).map(partOf))];
  const rounds = parts.map((part) => {
    const test = examples.filter((example) => partOf(example) === part);
    const train = examples.filter((example) => partOf(example) !== part);
    const model = fitModel(train, firstCertainty);
    return { test, model, outcomes: test.flatMap((example) => outcomesFor(example, model)) };
  });
  const answers = rounds.flatMap(({ test, model }, round) => {
    const others = rounds.filter((_, index) => index !== round);
    const certainty = fitCertainty(others.flatMap(({ outcomes }) => outcomes));
    return answersOf(test, { ...model, certainty });
  });
  return { answers, outcomes: rounds.flatMap(({ outcomes }) => outcomes) };
}

/** Only real cards say how far the model can be trusted. */
function outcomesFor({ card, candidates, rows, analysed }: Example, model: Scorer): Outcome[] {
  if (!card.truth || Object.keys(card.texts).length) return [];
  return outcomesOf(choose(candidates, rows, model), analysed.context, card.truth);
}

/** The part that a card is in, by its repository. */
function partsOf(examples: readonly Example[]): (example: Example) => string {
  const counts = Map.groupBy(examples, ({ card }) => card.repository);
  return ({ card: { repository } }) => {
    if ((counts.get(repository)?.length ?? 0) >= fewCards) return repository;
    let sum = 0;
    for (const letter of repository) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
    return String(sum % groups);
  };
}

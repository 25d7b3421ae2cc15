import { logit, certaintyOf } from '../fields/scoring/confidence.ts';
import { roles, type Certainty } from '../fields/scoring/model.ts';
import type { Choice } from '../fields/scoring/choose.ts';
import type { CardField } from '../types.ts';
import type { CardTruth } from './cards.ts';
import { companyOf, nameOf, positionOf } from '../fields/values.ts';
import type { CardContext } from '../fields/scoring/evidence.ts';

/** A text that was chosen on a card that the model had not seen. */
export interface Outcome {
  probability: number;
  letters: number;
  isRight: boolean;
}

/** What came of a choice, field by field. */
export const outcomesOf = (choice: Choice, context: CardContext, truth: CardTruth): Outcome[] =>
  roles.flatMap((role) => {
    const chosen = choice[role];
    if (!chosen) return [];
    const { candidate, probability } = chosen;
    const { first, last } = nameOf(candidate, context);
    const values: [CardField, string][] =
      role === 'name'
        ? [
            ['first_name', first],
            ['last_name', last],
          ]
        : [
            [
              role,
              role === 'company' ? companyOf(candidate, context) : positionOf(candidate, context),
            ],
          ];
    return values
      .filter(([, value]) => value)
      .map(([field, value]) => ({
        probability,
        letters: candidate.confidence,
        isRight: truth.grade(field, value) === 1,
      }));
  });

/** What a choice's probability is taken for before anything is known. */
export const firstCertainty: Certainty = [0, 1, 0.3];

const steps = 3000;
const rate = 0.05;
/** What the parameters cost, so that few outcomes do not make extreme ones. */
const penalty = 0.01;

/** Fits the curve from the probability of a choice and its letters to that of being right. */
export function fitCertainty(outcomes: readonly Outcome[]): Certainty {
  let [bias, ofChoice, ofLetters] = firstCertainty;
  for (let step = 0; step < steps; step++) {
    let [forBias, forChoice, forLetters] = [0, 0, 0];
    for (const { probability, letters, isRight } of outcomes) {
      const miss = certaintyOf(probability, letters, [bias, ofChoice, ofLetters]) - Number(isRight);
      forBias += miss;
      forChoice += miss * logit(probability);
      forLetters += miss * logit(letters);
    }
    bias -= (rate * forBias) / outcomes.length;
    ofChoice -= rate * (forChoice / outcomes.length + penalty * (ofChoice - 1));
    ofLetters -= rate * (forLetters / outcomes.length + penalty * ofLetters);
  }
  return [bias, ofChoice, ofLetters];
}

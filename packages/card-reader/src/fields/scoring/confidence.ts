import type { Certainty } from './model.ts';

/** The recogniser is right more often than its confidence says. */
const recogniserModesty = 0.03;

/** How sure the letters are that the recogniser read with some confidence. */
export const lettersConfidence = (confidence: number): number =>
  Math.min(1, confidence + recogniserModesty);

/**
 * How probable it is that a text is right to the letter: a logistic curve, fitted on cards whose
 * repository the model had not seen (`training/certainty.ts`).
 * @param probability how probable it is that it is the text to take
 * @param letters the recogniser's confidence
 */
export function certaintyOf(
  probability: number,
  letters: number,
  [bias, ofChoice, ofLetters]: Certainty,
): number {
  return 1 / (1 + Math.exp(-(bias + ofChoice * logit(probability) + ofLetters * logit(letters))));
}

/** The logarithm of a probability's odds, within bounds. */
export const logit = (probability: number): number => {
  const inside = Math.min(0.999, Math.max(0.001, probability));
  return Math.log(inside / (1 - inside));
};

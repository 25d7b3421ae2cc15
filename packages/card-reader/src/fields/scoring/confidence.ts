import type { Chosen } from './choose.ts';

/**
 * The recogniser's confidence times how clear the choice was. A text is a clear choice if much
 * speaks for it and the card as a whole would be much worse without it.
 */
export function confidenceOf({ candidate, score, margin }: Chosen, clarity: Clarity): number {
  const evident = clarity.least + Math.max(0, score) * clarity.perScore;
  const clear = Math.min(1, evident) * Math.min(1, 0.72 + margin * 0.4);
  return (
    lettersConfidence(candidate.confidence) *
    Math.max(0.2, clear) *
    (unreadSign.test(candidate.text) ? 0.8 : 1)
  );
}

/** How clear the choice of a text is by its score; set on the development cards. */
interface Clarity {
  least: number;
  perScore: number;
}
export const clarities: Record<'name' | 'company' | 'position', Clarity> = {
  name: { least: 0.85, perScore: 0.08 },
  company: { least: 0.5, perScore: 0.25 },
  position: { least: 0.55, perScore: 0.45 },
};

/** The recogniser is right more often than its confidence says. */
const recogniserModesty = 0.03;

/** How sure the letters are that the recogniser read with some confidence. */
export const lettersConfidence = (confidence: number): number =>
  Math.min(1, confidence + recogniserModesty);

/** Such a sign inside a text is a letter that was not read. */
const unreadSign = /\p{L}[?*_~^]|[?*_~^]\p{L}/u;

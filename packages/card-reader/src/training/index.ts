import { readFileSync } from 'node:fs';

import { readCards } from './cards.ts';
import { exampleOf } from './examples.ts';
import { leaveOut } from './leaveOut.ts';
import { answersOf, tableOf } from './measure.ts';
import { model } from '../fields/scoring/weights.ts';

/** Where training writes down how good the model is. */
export const figuresFile = new URL('./figures.txt', import.meta.url);

/** The figures that training wrote down with the model. */
export const recordedFigures = (): string[] => readFileSync(figuresFile, 'utf8').trim().split('\n');

/**
 * The figures of the cards of a folder (`cards.ts`), each answered by a model that had not seen its
 * repository, and by the model as it is.
 */
export function measuredFigures(folder: string): string[] {
  const examples = readCards(folder).map(exampleOf);
  const { answers } = leaveOut(examples);
  return tableOf({ 'left out': answers, 'in view': answersOf(examples, model) });
}

import { writeFileSync } from 'node:fs';

import { roles, writeModel } from '../fields/scoring/model.ts';
import { readCards } from './cards.ts';
import { fitCertainty } from './certainty.ts';
import { exampleOf } from './examples.ts';
import { fitModel } from './fit.ts';
import { figuresFile } from './index.ts';
import { leaveOut } from './leaveOut.ts';
import { answersOf, missesOf, tableOf } from './measure.ts';

/*
 * Fits the model to the cards of a folder (`cards.ts`), measures it, and writes both down:
 *   node packages/card-reader/src/training/train.ts FOLDER [--misses]
 * The same folder gives the same model. It takes some minutes.
 */

const [folder = '.', ...flags] = process.argv.slice(2);
const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

const examples = readCards(folder).map(exampleOf);
const { answers, outcomes } = leaveOut(examples);
const fitted = fitModel(examples, fitCertainty(outcomes));
const table = tableOf({ 'left out': answers, 'in view': answersOf(examples, fitted) });
print(table);
if (flags.includes('--misses')) print(answers.flatMap(missesOf));

const certainty = fitted.certainty.map((value) => Number(value.toPrecision(4)));
const weights = [
  '// Written by training/train.ts; change that instead.',
  "import { readModel, type Scorer } from './model.ts';",
  '',
  '/** What the scorer has learnt. */',
  'export const model: Scorer = {',
  `  certainty: [${certainty.join(', ')}],`,
  ...roles.flatMap((role) => [
    `  ${role}: readModel(`,
    `    '${writeModel(fitted[role])}',`,
    '  ),',
  ]),
  '};',
  '',
];
writeFileSync(new URL('../fields/scoring/weights.ts', import.meta.url), weights.join('\n'));
writeFileSync(figuresFile, `${table.join('\n')}\n`);

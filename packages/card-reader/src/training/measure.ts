import { factsOf } from '../fields/extractFields.ts';
import { sureFrom } from '../fields/reasons.ts';
import { choose } from '../fields/scoring/choose.ts';
import type { Scorer } from '../fields/scoring/model.ts';
import type { CardFacts, CardField } from '../types.ts';
import { cardFields, type CardTruth } from './cards.ts';
import type { Example } from './examples.ts';
import { randomOf } from './learning/random.ts';

/** A card's fields, and how good they are. */
export interface Answer {
  example: Example;
  truth: CardTruth;
  facts: CardFacts;
  grades: Record<CardField, number>;
}

/** What a card's fields are by a model; nothing for a card whose truth is unknown. */
export function answersOf(examples: readonly Example[], model: Scorer): Answer[] {
  return examples.flatMap((example) => {
    const { truth } = example.card;
    if (!truth) return [];
    const facts = factsOf(example.analysed, choose(example.candidates, example.rows, model));
    const grades = cardFields.map((field) => [
      field,
      truth.grade(field, facts.fields[field]?.value ?? ''),
    ]);
    return [{ example, truth, facts, grades: Object.fromEntries(grades) }];
  });
}

/** What a set of answers is worth; shares from 0 to 1. */
interface Figures {
  cards: number;
  repositories: number;
  /** Printed fields that are right, and the bounds of 95% of bootstrap samples of repositories. */
  printed: number;
  interval: [number, number];
  /** The mean over repositories of the same share. */
  byRepository: number;
  perField: Record<CardField, number>;
  absentKept: number;
  allSix: number;
  /** Of the fields that are not marked for checking, those that are right. */
  unmarkedRight: number;
  /** Of the fields that are filled, those that are not marked. */
  unmarked: number;
}

const samples = 1000;

/** The figures of answers. */
function figuresOf(answers: readonly Answer[]): Figures {
  const repositories = [...Map.groupBy(answers, ({ example }) => example.card.repository).values()];
  const random = randomOf(1);
  const resampled = Array.from({ length: samples }, () =>
    printedShare(
      repositories.flatMap(() => repositories[Math.floor(random() * repositories.length)] ?? []),
    ),
  ).toSorted((a, b) => a - b);
  const at = (share: number) => resampled[Math.floor(samples * share)] ?? 0;
  const fields = answers.flatMap(fieldsOf);
  const absent = fields.filter(({ isPrinted }) => !isPrinted);
  const filled = fields.filter(({ value }) => value);
  const unmarked = filled.filter(({ isMarked }) => !isMarked);
  return {
    cards: answers.length,
    repositories: repositories.length,
    printed: printedShare(answers),
    interval: [at(0.025), at(0.975)],
    byRepository: mean(
      repositories.map((of) => printedShare(of)).filter((share) => !Number.isNaN(share)),
    ),
    perField: perField((field) => printedShare(answers, field)),
    absentKept: mean(absent.map(({ grade }) => Number(grade === 1))),
    allSix: mean(
      answers.map(({ grades }) => Number(cardFields.every((field) => grades[field] === 1))),
    ),
    unmarkedRight: mean(unmarked.map(({ grade }) => Number(grade === 1))),
    unmarked: unmarked.length / filled.length,
  };
}

/** Each field of an answer. */
const fieldsOf = ({ facts, grades, truth }: Answer) =>
  cardFields.map((field) => {
    const fact = facts.fields[field];
    return {
      field,
      value: fact?.value ?? '',
      grade: grades[field],
      isPrinted: truth.isPrinted(field),
      isMarked: (fact?.confidence ?? 0) < sureFrom || fact?.reason !== undefined,
    };
  });

const printedShare = (answers: readonly Answer[], only?: CardField) =>
  mean(
    answers
      .flatMap(fieldsOf)
      .filter(({ isPrinted, field }) => isPrinted && (!only || field === only))
      .map(({ grade }) => grade),
  );

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const perField = (of: (field: CardField) => number): Record<CardField, number> => ({
  first_name: of('first_name'),
  last_name: of('last_name'),
  email: of('email'),
  phone: of('phone'),
  company: of('company'),
  position: of('position'),
});

const percent = (share: number) => (Number.isNaN(share) ? '-' : (share * 100).toFixed(1));

/** A table of the figures of each set and of all real cards. */
export function tableOf(kinds: Record<string, readonly Answer[]>): string[] {
  const rows = Object.entries(kinds).flatMap(([kind, answers]) => {
    const sets = Map.groupBy(answers, ({ example }) => example.card.set);
    // Of real cards only hashes are kept.
    const real = answers.filter(({ example }) => Object.keys(example.card.texts).length === 0);
    return [...sets, ['all real', real] as const].map(([set, of]) =>
      rowOf(`${set}, ${kind}`, figuresOf(of)),
    );
  });
  return [heading, ...rows];
}

const heading = [
  'set'.padEnd(22),
  'cards',
  ...cardFields.map((field) => field.slice(0, 7).padStart(8)),
  '   printed [95% interval]  by repository  absent kept  all six  unmarked right (of filled)',
].join('');

function rowOf(name: string, figures: Figures): string {
  const { printed, interval, byRepository, absentKept, allSix, unmarkedRight, unmarked } = figures;
  const [low, high] = interval.map(percent);
  return [
    name.padEnd(22),
    String(figures.cards).padStart(5),
    ...cardFields.map((field) => percent(figures.perField[field]).padStart(8)),
    `${percent(printed).padStart(10)} [${low}, ${high}]`,
    percent(byRepository).padStart(15),
    percent(absentKept).padStart(13),
    percent(allSix).padStart(9),
    `${percent(unmarkedRight).padStart(16)} (${percent(unmarked)})`,
  ].join('');
}

/** What is wrong on a card, in one line; nothing if all is right. */
export function missesOf({ example, facts, grades, truth }: Answer): string[] {
  const wrong = cardFields.filter((field) => grades[field] < 1);
  const texts = wrong.map((field) => {
    const fact = facts.fields[field];
    const absent = truth.isPrinted(field) ? '' : ' (absent)';
    return `${field} "${fact?.value ?? ''}"${absent}${fact?.reason ? ' (marked)' : ''}`;
  });
  return wrong.length ? [`${example.card.file}: ${texts.join(', ')}`] : [];
}

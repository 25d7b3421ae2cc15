import { analyseCard, type AnalysedCard } from '../fields/analyse.ts';
import { candidatesOf, type Candidate } from '../fields/lines/candidates.ts';
import { rowsOf } from '../fields/scoring/features.ts';
import type { Role } from '../fields/scoring/model.ts';
import { companyOf, nameOf, positionOf } from '../fields/values.ts';
import { likeness, type Card } from './cards.ts';

/** 1 right, 0 wrong, -1 neither: nobody can tell. */
type Label = 1 | 0 | -1;

/** A card's candidates with their features and labels. */
export interface Example {
  card: Card;
  analysed: AnalysedCard;
  candidates: Candidate[];
  rows: Float64Array[];
  labels: Record<Role, Label[]>;
}

interface Values {
  name: string;
  first: string;
  last: string;
  company: string;
  position: string;
}

/** Works out what a card's candidates are. */
export function exampleOf(card: Card): Example {
  const analysed = analyseCard(card.lines);
  const { lines, context } = analysed;
  const candidates = candidatesOf(lines);
  const values = candidates.map((candidate): Values => {
    const { first, last } = nameOf(candidate, context);
    return {
      first,
      last,
      name: `${first} ${last}`.trim(),
      company: companyOf(candidate, context),
      position: positionOf(candidate, context),
    };
  });
  const labels = (role: Role) => labelsOf(card, role, candidates, values);
  return {
    card,
    analysed,
    candidates,
    rows: rowsOf(candidates, lines, context),
    labels: { name: labels('name'), company: labels('company'), position: labels('position') },
  };
}

function labelsOf(
  card: Card,
  role: Role,
  candidates: readonly Candidate[],
  values: readonly Values[],
): Label[] {
  const { truth } = card;
  if (!truth) return labelsByText(card.texts[role], role, candidates, values);
  if (!truth.isPrinted(role === 'name' ? 'first_name' : role)) return candidates.map(() => 0);
  const labels = values.map((value): Label => (isRight(value, role, card) ? 1 : 0));
  // Where letters were misread, the text that looks like it is still the one to choose.
  return labels.includes(1) ? labels : labelsByText(card.texts[role], role, candidates, values);
}

function isRight(value: Values, role: Role, { truth }: Card): boolean {
  if (!truth) return false;
  if (role !== 'name') return value[role] !== '' && truth.grade(role, value[role]) === 1;
  return (
    value.first !== '' &&
    truth.grade('first_name', value.first) === 1 &&
    truth.grade('last_name', value.last) === 1
  );
}

/** How like a printed text a candidate is that was read from it, and one that may be a part of it. */
const alike = 0.7;
const similar = 0.6;
const same = 0.95;

function labelsByText(
  right: readonly string[] | undefined,
  role: Role,
  candidates: readonly Candidate[],
  values: readonly Values[],
): Label[] {
  if (!right) return candidates.map(() => -1);
  const likenesses = candidates.map(({ text }, index) =>
    Math.max(
      0,
      ...right.flatMap((option) => [
        likeness(option, text),
        likeness(option, values[index]?.[role] ?? ''),
      ]),
    ),
  );
  const best = Math.max(0, ...likenesses);
  if (right.length && best < alike) return candidates.map(() => -1);
  return likenesses.map((value) => {
    if (!right.length) return 0;
    if (value >= best - 0.02 || value > same) return 1;
    return value > similar ? -1 : 0;
  });
}

/** An example's candidates as the model is fitted to them for a role. */
export const groupOf = ({ rows, labels, card }: Example, role: Role) => ({
  rows,
  labels: labels[role],
  weight: card.weight,
});

/** Whether an example says anything about any of its candidates for a role. */
export const isLabelled = ({ labels }: Example, role: Role): boolean =>
  labels[role].some((label) => label >= 0);

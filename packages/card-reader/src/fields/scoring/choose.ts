import { sharesText, type Candidate } from '../lines/candidates.ts';
import { certaintyOf } from './confidence.ts';
import { namesUnit } from './evidence.ts';
import { roles, scoreOf, type Certainty, type Scorer, type Role } from './model.ts';

/** A text taken for a field, and how probable it is that it is the one. */
export interface Chosen {
  candidate: Candidate;
  /** 0 to 1, among all texts of the card and the possibility that none is right. */
  probability: number;
  /** How probable it is that it is right to the letter. */
  confidence: number;
}

/** The texts taken for the name, the company and the position. */
export interface Choice extends Partial<Record<Role, Chosen>> {
  /** Texts that could have been the name, best first. */
  otherNames: string[];
  /** Whether one of them clearly is another person's name. */
  hasOtherPerson: boolean;
}

/** A candidate, or that none is right. */
interface Option {
  candidate?: Candidate;
  probability: number;
  /** What counts in the choice: its probability, or more for texts that support each other. */
  weight: number;
  score: number;
}

/** Best candidates looked at for each field: 10³ combinations at most. */
const shortlist = 9;
/** From this score on a text could be somebody's name; from the other one it is. */
const maybePerson = -2;
const surePerson = 0.5;

/**
 * Chooses name, company and position together: the most probable three that share no letters.
 * @param rows the candidates' features
 */
export function choose(
  candidates: readonly Candidate[],
  rows: readonly ArrayLike<number>[],
  model: Scorer,
): Choice {
  const [names, companies, positions] = roles.map((role) => {
    const scores = rows.map((row, index) => {
      const candidate = candidates[index];
      const isOther = candidate && isNever[role]?.(candidate);
      return isOther ? -Infinity : scoreOf(model[role], row);
    });
    const ranking = ranked(candidates, scores);
    // A name is one line; companies and positions have many cuts and joins that are nearly right.
    return role === 'name' ? ranking : supported(ranking);
  });
  if (!names || !companies || !positions) return { otherNames: [], hasOtherPerson: false };
  const best = { total: -Infinity, name: names.none, company: names.none, position: names.none };
  for (const name of names.options) {
    for (const company of companies.options) {
      if (overlaps(name, company)) continue;
      for (const position of positions.options) {
        const total = name.weight * company.weight * position.weight;
        if (total <= best.total || overlaps(name, position) || overlaps(company, position))
          continue;
        Object.assign(best, { total, name, company, position });
      }
    }
  }
  const taken = [best.name, best.company, best.position];
  const others = withoutVariants(
    names.options.filter(
      (other) =>
        other.candidate &&
        other.score > maybePerson &&
        !taken.some((text) => overlaps(other, text)),
    ),
  );
  return {
    ...chosen('name', best.name, model.certainty),
    ...chosen('company', best.company, model.certainty),
    ...chosen('position', best.position, model.certainty),
    otherNames: others.map(({ candidate }) => candidate?.text ?? '').slice(0, 3),
    hasOtherPerson: others.some(({ score }) => score > surePerson),
  };
}

function chosen(role: Role, { candidate, probability }: Option, certainty: Certainty) {
  if (!candidate) return {};
  const confidence = certaintyOf(probability, candidate.confidence, certainty);
  return { [role]: { candidate, probability, confidence } };
}

const overlaps = (a: Option, b: Option) =>
  a.candidate !== undefined && b.candidate !== undefined && sharesText(a.candidate, b.candidate);

interface Ranking {
  none: Option;
  options: Option[];
}

/** The best candidates, best first, after the possibility that none is right. */
function ranked(candidates: readonly Candidate[], scores: readonly number[]): Ranking {
  const total = scores.reduce((sum, score) => sum + Math.exp(score), 1);
  const option = (score: number, candidate?: Candidate): Option => {
    const probability = Math.exp(score) / total;
    return { candidate, score, probability, weight: probability };
  };
  const none = option(0);
  const best = candidates
    .map((candidate, index) => option(scores[index] ?? 0, candidate))
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, shortlist);
  return { none, options: [none, ...best] };
}

/** What the probability of a text adds to that of another one with which it shares letters. */
const ofVariant = 0.4;

/**
 * Lets the cuts and joins of a text support each other, and all texts together stand against the
 * empty field: it is taken only if it is more probable than that any of them is right.
 */
function supported({ none, options }: Ranking): Ranking {
  const texts = options.filter(({ candidate }) => candidate);
  const most = texts[0]?.probability ?? 0;
  const share = (1 - none.probability) / most;
  const weighted = texts.map((text): Option => {
    const { candidate, score, probability } = text;
    const variants = texts.filter((other) => other !== text && overlaps(other, text));
    const support = variants.reduce((sum, other) => sum + other.probability, 0);
    return { candidate, score, probability, weight: (probability + ofVariant * support) * share };
  });
  return { none, options: [none, ...weighted] };
}

/** Texts that a field never is, however probable it seems: a department is no position. */
const isNever: Partial<Record<Role, (candidate: Candidate) => boolean>> = {
  name: ({ text, lines }) => /\d/.test(text) || lines.some(({ kind }) => kind === 'address'),
  position: ({ text, lines: [line, ...more] }) =>
    namesUnit(text) || (line !== undefined && more.length === 0 && namesUnit(line.text)),
};

/** Of texts that share letters the best one. */
const withoutVariants = (options: readonly Option[]) =>
  options.filter(
    (option, index) => !options.slice(0, index).some((other) => overlaps(option, other)),
  );

import type { Candidate } from '../lines/candidates.ts';
import { heightOf } from '../lines/cardLine.ts';
import type { CardContext } from './evidence.ts';
import { scoreCandidate, type ScoredCandidate } from './scores.ts';

/** The texts taken for the name, the company and the position. */
export interface Choice {
  name?: Chosen;
  company?: Chosen;
  position?: Chosen;
  /** Texts that could have been the name, best first. */
  otherNames: string[];
  /** Whether one of them clearly is another person's name. */
  hasOtherPerson: boolean;
}

export interface Chosen {
  candidate: ScoredCandidate;
  score: number;
  /** How much worse the card as a whole would be with the next best text here. */
  margin: number;
}

type Role = 'name' | 'company' | 'position';
type Pick = Record<Role, ScoredCandidate | undefined>;

/** Best candidates looked at for each field: 10³ combinations at most. */
const shortlist = 9;
// A position of unknown words may still be told by its place under the name.
// A single word may still be the name by its place above the position.
const least: Record<Role, number> = { name: -0.4, company: 0.2, position: -1.6 };
/** What a name must be worth together with its place. */
const leastName = 0.6;
const unsupported = 2.5;
/** From this score on a text is a person's name without help of its place. */
const surePerson = 4;

/** Chooses name, company and position together: no line serves twice, and their places fit. */
export function choose(candidates: readonly Candidate[], context: CardContext): Choice {
  const singles = candidates.filter(({ lines }) => lines.length === 1);
  const tallest = Math.max(1, ...singles.map(({ height }) => height));
  const scored = candidates.map((candidate) => scoreCandidate(candidate, context, tallest));
  const names = best(scored, 'name');
  const combinations = combine(
    [...names, undefined],
    [...best(scored, 'company'), undefined],
    [...best(scored, 'position'), undefined],
  );
  const winner = combinations.reduce<{ pick: Pick; total: number } | undefined>(
    (top, next) => (top && top.total >= next.total ? top : next),
    undefined,
  );
  if (!winner) return { otherNames: [], hasOtherPerson: false };
  const chosen = (role: Role): Chosen | undefined => {
    const candidate = winner.pick[role];
    if (!candidate) return undefined;
    const rivals = combinations.filter(({ pick }) => pick[role] !== candidate);
    const rival = Math.max(...rivals.map(({ total }) => total), -Infinity);
    return { candidate, score: candidate[role], margin: winner.total - rival };
  };
  const others = names.filter(
    (candidate) => !sharesLine(candidate, winner.pick.name) && candidate.name > 1.5,
  );
  return {
    name: chosen('name'),
    company: chosen('company'),
    position: chosen('position'),
    otherNames: others.map(({ text }) => text).slice(0, 3),
    hasOtherPerson: others.some((candidate) => isOtherPerson(candidate, winner.pick)),
  };
}

/** Known names in a place where neither the company nor the position is. */
const isOtherPerson = (candidate: ScoredCandidate, { company, position }: Pick) =>
  candidate.name > surePerson &&
  candidate.isPersonal &&
  candidate.company < candidate.name &&
  !sharesLine(candidate, company) &&
  !sharesLine(candidate, position);

const best = (candidates: readonly ScoredCandidate[], role: Role) =>
  candidates
    .filter((candidate) => candidate[role] > least[role])
    .toSorted((a, b) => b[role] - a[role])
    .slice(0, shortlist);

function combine(
  names: readonly (ScoredCandidate | undefined)[],
  companies: readonly (ScoredCandidate | undefined)[],
  positions: readonly (ScoredCandidate | undefined)[],
): { pick: Pick; total: number }[] {
  return names.flatMap((name) =>
    companies.flatMap((company) => {
      if (sharesLine(name, company)) return [];
      return positions.flatMap((position) => {
        if (sharesLine(name, position) || sharesLine(company, position)) return [];
        const pick = { name, company, position };
        // Words that no position is made of say nothing about the text above them.
        const isPosition = position !== undefined && position.position > 0;
        const place = name && isPosition ? placeOf(position, name) : 0;
        if (name && supportOf(name, place) < leastName) return [];
        if (position && !name && !isPosition) return [];
        return [{ pick, total: totalOf(pick) }];
      });
    }),
  );
}

/** The score of a name, reduced if only the size of its text suggests that it is one. */
const supportOf = (name: ScoredCandidate, place: number) =>
  name.name + Math.max(0, place) - (name.isPersonal || place > 0 ? 0 : unsupported);

const sharesLine = (a: Candidate | undefined, b: Candidate | undefined) =>
  a !== undefined && b !== undefined && a.lines.some((line) => b.lines.includes(line));

function totalOf({ name, company, position }: Pick): number {
  let total = (name?.name ?? 0) + (company?.company ?? 0) + (position?.position ?? 0);
  if (name && position) total += placeOf(position, name);
  if (name && company && name.height < company.height * 0.5) total -= 0.3;
  return total;
}

/** Whether two texts are pieces of one printed line. */
const isSameLine = (a: Candidate, b: Candidate) =>
  a.lines.some(({ sources }) => b.lines.some((line) => line.sources[0] === sources[0]));

/** A position usually stands right under the name, or behind it. */
function placeOf(position: Candidate, name: Candidate): number {
  if (isSameLine(position, name)) return 1.3;
  const height = heightOf(name.box) / name.lines.length;
  const gap = position.box.y0 - name.box.y1;
  const overlap = Math.min(name.box.x1, position.box.x1) - Math.max(name.box.x0, position.box.x0);
  if (gap > -height * 0.6 && gap < height * 0.8 && overlap > 0) return 1.3;
  if (position.box.y1 < name.box.y0) return -0.4;
  return gap > height * 2.5 ? -0.6 : 0;
}

import { describe, expect, it } from 'vitest';

import { candidatesOf, type Candidate } from '../lines/candidates.ts';
import { prepareLines } from '../lines/prepareLines.ts';
import { choose, type Choice } from './choose.ts';
import type { RoleModel, Scorer } from './model.ts';

/** Answers a candidate's only feature. */
const identity: RoleModel = { bias: 0, mean: [0], deviation: [1], weight: [1], trees: [] };
const model: Scorer = {
  name: identity,
  company: identity,
  position: identity,
  certainty: [0, 1, 0],
};
const nobody: RoleModel = { ...identity, bias: -4, weight: [0] };

const candidates = candidatesOf(
  prepareLines(
    ['Meldway', 'Analytics', '12 Oak Street, Elgin'].map((text, index) => ({
      text,
      confidence: 0.97,
      marks: [],
      box: { x0: 0, x1: 200, y0: index * 50, y1: index * 50 + 40 },
    })),
  ),
).filter(({ text }) => text !== 'Oak Street');

/** What is chosen if some texts have a probability of so much to one that there is none. */
function chosen(role: keyof Omit<Scorer, 'certainty'>, odds: Record<string, number>) {
  const rows = candidates.map(({ text }: Candidate) => [Math.log(odds[text] ?? 1e-6)]);
  const only = { ...model, name: nobody, company: nobody, position: nobody, [role]: identity };
  const choice: Choice = choose(candidates, rows, only);
  return choice[role]?.candidate.text;
}

describe('choose', () => {
  it('leaves a company empty only if that is more probable than all texts together', () => {
    expect(chosen('company', { Meldway: 0.7, Analytics: 0.6 })).toBe('Meldway');
    expect(chosen('company', { Meldway: 0.4, Analytics: 0.3 })).toBeUndefined();
  });

  it('lets the cuts and joins of a text support each other', () => {
    expect(chosen('company', { 'Meldway Analytics': 3, Meldway: 2.8, Analytics: 3.1 })).toBe(
      'Meldway Analytics',
    );
  });

  it('takes a name only if it is more probable than none', () => {
    expect(chosen('name', { Meldway: 0.7, Analytics: 0.6 })).toBeUndefined();
    expect(chosen('name', { Meldway: 1.1 })).toBe('Meldway');
  });

  it('takes neither a number nor an address for a name', () => {
    expect(chosen('name', { '12 Oak Street, Elgin': 50 })).toBeUndefined();
  });
});

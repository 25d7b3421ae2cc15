import type { Candidate } from '../lines/candidates.ts';
import { evidenceOf, type CardContext, type Evidence } from './evidence.ts';
import { noCost, wrapCost } from './wrapCost.ts';

/** A candidate with its worth as a name, a company and a position; above 1 it may be one. */
export interface ScoredCandidate extends Candidate {
  name: number;
  company: number;
  position: number;
  /** Whether its words or the mailbox say that it is a person. */
  isPersonal: boolean;
}

/** Scores a candidate. The weights were set on the development cards; each is one observation. */
export function scoreCandidate(
  candidate: Candidate,
  context: CardContext,
  tallest: number,
): ScoredCandidate {
  const evidence = evidenceOf(candidate.text, context);
  const size = candidate.height / tallest;
  const sized = { ...candidate, isTallest: size > 0.85 };
  const wrapped = candidate.lines.length > 1 ? wrapCost(sized, context, evidence) : noCost;
  return {
    ...candidate,
    name: nameScore(evidence, size, candidate.text) - wrapped.name,
    company: companyScore(evidence, size, candidate.text) - wrapped.company,
    position: positionScore(evidence, size) - wrapped.position,
    isPersonal:
      evidence.people + evidence.mailbox > 0 ||
      evidence.hasTitle ||
      evidence.hasDegree ||
      evidence.hasInitial,
  };
}

function nameScore(e: Evidence, size: number, text: string): number {
  let score = byWordCount[e.core.length] ?? -3;
  score += Math.min(e.mailbox, 3.2) + 1.3 * size + 1.6 * e.people;
  if (e.hasTitle) score += 1.6;
  if (e.hasDegree) score += 1;
  if (e.hasInitial) score += 0.7;
  if (e.legal) score -= 4;
  if (e.industry) score -= 1.3;
  if (text.includes('&')) score -= 2;
  score -= 2.4 * e.role * (1 - 0.3 * e.people);
  if (e.hasDigit || e.hasSign) score -= 3;
  // A hyphen at the end: the rest is on the next line.
  if (text.endsWith('-')) score -= 1;
  score -= 1.2 * e.smallWords;
  score -= e.domain * (e.mailbox > 1.4 && e.core.length <= 3 ? 0.6 : 1.6);
  // What spells the whole domain and nobody's name is a word mark.
  if (e.domain > 0.95 && e.people + e.mailbox === 0 && !e.hasTitle) score -= 2;
  if (e.endsSentence) score -= 0.8;
  return score;
}

/** A name has two to four words. */
const byWordCount: Record<number, number> = { 1: -0.4, 2: 1.2, 3: 1.2, 4: 1.2, 5: -0.3 };

function companyScore(e: Evidence, size: number, text: string): number {
  let score = 3.2 * e.domain + 1.6 * size;
  if (e.legal) score += 3;
  if (e.industry) score += 1.3;
  if (text.includes('&')) score += 0.4;
  if (e.role && !e.legal && !e.industry) score -= 2 * e.role;
  if (e.hasDigit) score -= 0.6;
  // Word marks are often in small letters, and large.
  score -= (size > 0.75 || e.domain > 0.7 ? 0.2 : 0.9) * e.smallWords;
  if (/^\(.*\)$/.test(text)) score -= 0.8;
  if (e.offers) score -= 1.5;
  if (e.endsSentence && !e.legal) score -= 1;
  // A company may be called as its owner, but then its domain is, too.
  score -= Math.min(e.mailbox, 1.6) * (e.legal || e.industry || e.domain > 0.95 ? 0.1 : 0.5);
  if (e.people > 0.9 && e.core.length > 1 && !e.legal && !e.industry) score -= 0.8;
  if ((e.hasTitle || e.hasDegree) && !e.legal) score -= 1.5;
  if (e.words.length > 7) score -= 2;
  if (text.replace(/[^\p{L}\d]/gu, '').length < 3) score -= 2;
  return score;
}

function positionScore(e: Evidence, size: number): number {
  let score = e.role && !e.unit ? 3.8 * e.role - 0.8 : -0.8;
  if (e.legal) score -= 2.5;
  if (e.industry && !e.role) score -= 0.7;
  if (!e.role) score -= 0.5 * e.smallWords + (e.words.length > 4 ? 1 : 0);
  score -= 1.5 * e.domain + 0.8 * Math.min(e.mailbox, 2) + 0.5 * Math.max(0, size - 0.75);
  if (e.people > 0.9 && e.role < 1) score -= 0.8;
  if (e.hasTitle) score -= 0.8;
  if (e.unit) score -= 3.3;
  if (e.offers) score -= 3.3;
  if (e.words.length > 6) score -= 1;
  if (e.hasDigit) score -= 1;
  if (e.endsSentence) score -= 0.8;
  return score;
}

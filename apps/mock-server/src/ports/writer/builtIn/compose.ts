import { createHash } from 'node:crypto';
import type { Facts } from './facts.ts';

/** Chooses a wording, for one lead always the same. `slot` names what is chosen. */
export type Choose = (slot: string, options: readonly [string, ...string[]]) => string;

/** One kind of email. */
export type Compose = (
  facts: Facts,
  choose: Choose,
) => { subject: string; paragraphs: string[]; closing: string };

/** Makes the choice for a lead and a kind of email. */
export const chooserFor =
  (leadId: string, kind: string): Choose =>
  (slot, options) => {
    const hash = createHash('sha256').update(`${leadId}\n${kind}\n${slot}`).digest();
    return options[hash.readUInt32BE() % options.length] ?? options[0];
  };

/** Sentences that there are, as one paragraph. */
export const sentences = (...given: readonly (string | undefined)[]): string =>
  given.filter(Boolean).join(' ');

/** Whether the lead works where the sender does. */
export const isSameCompany = ({ company, sender }: Facts): boolean =>
  company.toLowerCase() === sender.company.toLowerCase();

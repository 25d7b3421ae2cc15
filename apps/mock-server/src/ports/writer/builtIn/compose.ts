import { createHash } from 'node:crypto';
import type { Facts } from './facts.ts';

/** Chooses a wording, always the same for one lead. `slot` identifies the choice. */
export type Choose = (slot: string, options: readonly [string, ...string[]]) => string;

/** One kind of email. */
export type Compose = (
  facts: Facts,
  choose: Choose,
) => { subject: string; paragraphs: string[]; closing: string };

/** Creates the choice for a lead and a kind of email. */
export const chooserFor =
  (leadId: string, kind: string): Choose =>
  (slot, options) => {
    const hash = createHash('sha256').update(`${leadId}\n${kind}\n${slot}`).digest();
    return options[hash.readUInt32BE() % options.length] ?? options[0];
  };

/** Joins the sentences that are present into a paragraph. */
export const sentences = (...given: readonly (string | undefined)[]): string =>
  given.filter(Boolean).join(' ');

/** Whether the lead works for the company of the sender. */
export const isSameCompany = ({ company, sender }: Facts): boolean =>
  company.toLowerCase() === sender.company.toLowerCase();

import type { CountryCode } from 'libphonenumber-js/max';

import { splitName, type PersonName } from '@cardinal/contact/people/personName';
import type { Candidate } from './lines/candidates.ts';
import { repairName } from './nameRepair.ts';
import { withDomainLetters } from './repair.ts';
import type { CardContext } from './scoring/evidence.ts';
import {
  ampersandsMended,
  companyCase,
  readable,
  specksRemoved,
  unwrapped,
} from './words/wording.ts';

/** What a candidate says as a name. */
export const nameOf = ({ text }: Candidate, { local, country }: CardContext): PersonName =>
  splitName(repairName(text, local), local, country);

/** What a candidate says as a company. */
export function companyOf({ text }: Candidate, { domains, country }: CardContext): string {
  // "E.l.R.L.": between capitals with full stops stands another capital.
  const whole = specksRemoved(text).replace(/(?<=\p{Lu}\.)l(?=\.)/gu, 'I');
  return companyCase(withDomainLetters(whole, domains), country);
}

/** What a candidate says as a position. */
export const positionOf = ({ text }: Candidate, { country }: { country?: CountryCode }): string =>
  readable(ampersandsMended(unwrapped(text)), country);

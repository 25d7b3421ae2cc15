import {
  listedLeadSchema,
  unconfirmedReasons,
  type UnconfirmedLead,
  type UnconfirmedReason,
} from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import { z } from 'zod';
import type { UnconfirmedRow } from '../../store/partners/unconfirmedLeads.ts';
import { storedJson } from '../../store/storedJson.ts';
import { isoOf } from '../shared/times.ts';

/** How long entries wait to be confirmed before they are deleted, in milliseconds. */
export const unconfirmedKeptFor = 90 * dayMs;

/** The lead that an entry becomes, with its event and answers as they were checked. */
export const heldLeadJson = storedJson(
  'entry that waits to be confirmed',
  z.object({
    input: listedLeadSchema,
    met: z.object({
      eventId: z.string().nullable(),
      answers: z.object({ json: z.string(), score: z.number() }).optional(),
    }),
  }),
);

const reasonOf = (text: string): UnconfirmedReason =>
  unconfirmedReasons.find((reason) => reason === text) ?? 'burst';

/** A stored entry as calls return it. */
export function toUnconfirmed(row: UnconfirmedRow): UnconfirmedLead {
  const { first_name, last_name, email, phone, company, notes } = heldLeadJson.read(row.lead).input;
  return {
    id: row.id,
    first_name,
    last_name,
    email,
    phone,
    company,
    notes,
    reason: reasonOf(row.reason),
    created_at: isoOf(row.created_at),
  };
}

import type { Lead } from '@cardinal/contract';
import { leadMatcher } from '@cardinal/contract/fold';

/** The loaded leads that the server's search would find. */
export const searchLeads = (leads: readonly Lead[], text: string): readonly Lead[] =>
  leads.filter(leadMatcher(text));

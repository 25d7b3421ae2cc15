import type { Lead } from '@cardinal/contract';
import type { LeadStatus } from '@cardinal/contract/labels';
import type { DateContext } from '../format/index.ts';
import type { LeadHandlers } from './LeadActions/index.ts';

/** What the table and the cards that stand in its place on phones share. */
export interface LeadRowsProps {
  leads: readonly Lead[];
  /** What can be done with a lead. */
  handlers: LeadHandlers;
  /** Called with a newly chosen status. */
  onStatusChange: (lead: Lead, status: LeadStatus) => void;
  /** Locale and present moment of the dates. */
  dates: DateContext;
}

/** What one row or card takes. */
export type LeadRowProps = Omit<LeadRowsProps, 'leads'> & { lead: Lead };

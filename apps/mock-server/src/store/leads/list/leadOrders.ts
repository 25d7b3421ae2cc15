import type { LeadSort } from '@cardinal/contract';
import type { SortOrder } from '../../page.ts';

export type LeadOrderColumn =
  | 'created_at'
  | 'name_key'
  | 'company_key'
  | 'status_rank'
  | 'last_contact_at'
  | 'next_step_key'
  | 'id';

export type LeadOrder = SortOrder<LeadOrderColumn>;

/** The columns of each sort key; the leads table has an index for each. */
const columnsOf = {
  created_at: ['created_at', 'id'],
  name: ['name_key', 'id'],
  company: ['company_key', 'id'],
  status: ['status_rank', 'created_at', 'id'],
  last_contact: ['last_contact_at', 'id'],
  next_step: ['next_step_key', 'id'],
} as const;

const ascending = (name: keyof typeof columnsOf): LeadOrder => ({
  name,
  table: 'leads',
  columns: columnsOf[name],
  descending: false,
});
const descending = (name: keyof typeof columnsOf): LeadOrder => ({
  ...ascending(name),
  name: `-${name}`,
  descending: true,
});

export const leadOrders: Readonly<Record<LeadSort, LeadOrder>> = {
  created_at: ascending('created_at'),
  '-created_at': descending('created_at'),
  name: ascending('name'),
  '-name': descending('name'),
  company: ascending('company'),
  '-company': descending('company'),
  status: ascending('status'),
  '-status': descending('status'),
  last_contact: ascending('last_contact'),
  '-last_contact': descending('last_contact'),
  next_step: ascending('next_step'),
};

import type { DashboardStats } from '@cardinal/contract';

/** The figures shown on screen; null if they could not be computed. */
export type Figures = Pick<
  DashboardStats,
  | 'total_leads'
  | 'all_leads'
  | 'hot_leads'
  | 'action_required'
  | 'pending_followup'
  | 'event_leads'
  | 'unassigned_leads'
  | 'changes'
> & { waiting_leads: DashboardStats['waiting_leads'] | null };

/** Every text of the stat cards. */
export const statTexts = {
  label: 'Figures',
  totalLeads: 'Total Leads',
  hotLeads: 'Hot Leads',
  actionRequired: 'Action Required',
  eventLeads: 'Event Leads',
  period: 'in 30 days',
  failed: 'The figures could not be loaded.',
  outdated: 'The figures could not be refreshed.',
  retry: 'Retry',
  waiting: (leads: number) => {
    if (leads === 0) return 'no lead waits for an answer';
    return leads === 1 ? '1 lead needs an answer' : `${leads} leads need an answer`;
  },
} as const;

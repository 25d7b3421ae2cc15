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
  waiting: (leads: number, locale: string) => {
    if (leads === 0) return 'no lead needs an answer';
    if (leads === 1) return '1 lead needs an answer';
    return `${new Intl.NumberFormat(locale).format(leads)} leads need an answer`;
  },
} as const;

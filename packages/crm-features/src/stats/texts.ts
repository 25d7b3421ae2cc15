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
  waiting: (leads: number, locale: string) => {
    if (leads === 0) return 'no leads waiting for contact';
    if (leads === 1) return '1 lead waiting for contact';
    return `${new Intl.NumberFormat(locale).format(leads)} leads waiting for contact`;
  },
} as const;

/** Every text of the charts of captures. */
export const chartTexts = {
  days: 'Captured in 30 days',
  sources: 'Where they come from',
  today: 'Today',
  inUtc: 'Days are counted in UTC',
  leads: (formatted: string, count: number) =>
    count === 1 ? `${formatted} lead` : `${formatted} leads`,
  onDay: (leads: string, day: string) => `${leads} on ${day}`,
  summary: (leads: string, day: string, most: string) =>
    `${leads} in 30 days; the busiest day was ${day}: ${most}.`,
  noLeads: 'No leads in 30 days.',
  otherSources: 'Other sources',
  latest: (count: string) => `Sources of the ${count} newest leads.`,
  daysTable: 'Leads captured on each day',
  dayColumns: ['Day', 'Leads'],
  utcDayColumns: ['Day (UTC)', 'Leads'],
  sourcesTable: 'Leads by source',
  sourceColumns: ['Source', 'Leads'],
  asTable: (title: string) => `${title}: show as table`,
  asChart: (title: string) => `${title}: show as chart`,
  failed: 'The charts could not be loaded',
} as const;

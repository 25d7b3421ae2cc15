import { messages } from '@cardinal/contract/messages';

/** Every text of the stat cards. */
export const statMessages = messages(
  {
    label: 'Figures',
    totalLeads: 'Total Leads',
    hotLeads: 'Hot Leads',
    actionRequired: 'Action Required',
    eventLeads: 'Event Leads',
    period: 'in 30 days',
    failed: 'The figures could not be loaded.',
    outdated: 'The figures could not be refreshed.',
    waiting:
      '{count, plural, =0 {no leads waiting for contact} one {# lead waiting for contact} other {# leads waiting for contact}}',
  },
  {
    de: async () => (await import('../languages/de/stats.ts')).default.stat,
    hi: async () => (await import('../languages/hi/stats.ts')).default.stat,
  },
);

/** Every text of the charts of captures. */
export const chartMessages = messages(
  {
    days: 'Captured in 30 days',
    sources: 'Where they come from',
    today: 'Today',
    inUtc: 'Days are counted in UTC',
    leads: '{count, plural, one {# lead} other {# leads}}',
    onDay: '{count, plural, one {# lead} other {# leads}} on {day}',
    summary:
      '{count, plural, one {# lead} other {# leads}} in 30 days; the busiest day was {day}: {most, number}.',
    noLeads: 'No leads in 30 days.',
    otherSources: 'Other sources',
    latest:
      '{count, plural, one {Source of the newest lead.} other {Sources of the # newest leads.}}',
    daysTable: 'Leads captured on each day',
    dayColumns: ['Day', 'Leads'],
    utcDayColumns: ['Day (UTC)', 'Leads'],
    sourcesTable: 'Leads by source',
    sourceColumns: ['Source', 'Leads'],
    asTable: '{title}: show as table',
    asChart: '{title}: show as chart',
    failed: 'The charts could not be loaded',
  },
  {
    de: async () => (await import('../languages/de/stats.ts')).default.chart,
    hi: async () => (await import('../languages/hi/stats.ts')).default.chart,
  },
);

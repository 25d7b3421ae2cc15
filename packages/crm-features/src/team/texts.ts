import { messages } from '@cardinal/contract/messages';

/** Every text of the team overview, and texts that the team screens share. */
export const teamMessages = messages(
  {
    summary: '{company} · week from {monday}',
    privateSummary: 'Week from {monday}',
    totals: {
      label: 'Team figures',
      teamSize: 'Team size',
      members: 'Agents & Managers',
      totalLeads: 'Total Leads',
      unassigned: 'Unassigned Leads',
      hotLeads: 'Hot Leads',
      period: 'in 30 days',
      oldest: 'oldest waiting {wait}',
      nobodyWaits: 'every lead has an agent',
    },
    agents: {
      title: 'Agents',
      sort: 'Sort agents',
      orders: {
        leads: 'Most leads',
        fewest: 'Fewest leads',
        hot: 'Most hot leads',
        name: 'Name A–Z',
      },
      total: 'Total leads',
      hot: 'Hot leads',
      emails: 'Emails this week',
      calls: 'Calls this week',
      actions: 'Actions for {name}',
      view: 'Show leads',
      assign: 'Assign leads',
      email: 'Write an email',
      manage: 'Manage access',
      share: '{hot} of {total} leads are hot',
      assigned: '{assigned} of {total} leads are assigned',
    },
    ownerFilter: {
      only: 'Only the leads of',
      oneMember: 'one member of the team',
      clear: 'Show all leads',
    },
    loading: 'Loading the team',
    empty: {
      title: 'No agents yet',
      description: 'Invite people as Sales Agents; their leads, emails and calls appear here.',
      action: 'Invite people',
    },
    failed: {
      title: 'The team could not be loaded',
      refreshTitle: 'The figures may be out of date',
    },
  },
  {
    de: async () => (await import('../languages/de/team.ts')).default.team,
    hi: async () => (await import('../languages/hi/team.ts')).default.team,
  },
);

/** An order of the agents. */
export type AgentOrder = keyof typeof teamMessages.english.agents.orders;

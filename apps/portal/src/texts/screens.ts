import { messages } from '@cardinal/contract/messages';

/** Titles of the screens, in the navigation, above each and in the browser's tab. */
export const screenMessages = messages(
  {
    dashboard: { title: 'Dashboard' },
    today: { title: 'Today', description: 'What your leads need from you' },
    leads: {
      title: 'Lead Management',
      description: 'All the leads you have access to',
      capture: 'Capture lead',
    },
    capture: { title: 'Lead Capture' },
    imports: { title: 'Import leads' },
    waiting: { title: 'Waiting captures' },
    events: { title: 'Events', screenTitle: 'Events Management' },
    event: { title: 'Event', notFound: 'Event not found', create: 'Create Leads' },
    attendees: { title: 'List of attendees' },
    communications: {
      title: 'Communications',
      description: 'Everything said to your leads, newest first',
    },
    proposals: {
      title: 'Suggested changes',
      description: 'What your assistants would like to do. You decide.',
    },
    team: {
      title: 'Team',
      overview: 'Team Overview',
      assignment: 'Lead Assignment',
      importExport: 'Import/Export',
      importDescription: 'Import leads from a file, or export them to one',
      export: 'Export',
      assign: '{count, plural, one {Assign # lead} other {Assign # leads}}',
    },
    members: { title: 'Members & access', invite: 'Invite people' },
    tryKey: { title: 'Try a key' },
    profile: { title: 'Profile Settings' },
    lead: { loading: 'Loading lead', close: 'Close' },
    notFound: {
      title: 'Page Not Found',
      description:
        'There is nothing at this address. It may have moved, or the link may be incomplete.',
    },
    denied: {
      title: 'Access Denied',
      description: "You don't have permission to access this page.",
    },
    toDashboard: 'Go to the dashboard',
  },
  {
    de: async () => (await import('../languages/de/portal.ts')).default.screens,
    hi: async () => (await import('../languages/hi/portal.ts')).default.screens,
  },
);

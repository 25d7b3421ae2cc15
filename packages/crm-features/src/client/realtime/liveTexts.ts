import { messages } from '@cardinal/contract/messages';

/** The texts of toasts about realtime changes (specification section 4). */
export const liveMessages = messages(
  {
    leadCreated: 'New lead created',
    leadUpdated: 'Lead updated',
    nowStatus: '{name} is now {status}',
    leadsUpdated: 'Leads updated',
    leadsAssigned: 'Leads assigned',
    newForYou: 'New for you',
    suggested: 'New suggestion',
    emailSent: 'Email sent',
    leadsImported: 'Leads imported',
    leadCount: '{count, plural, one {# lead} other {# leads}}',
  },
  {
    de: async () => (await import('../../languages/de/shared.ts')).default.live,
    hi: async () => (await import('../../languages/hi/shared.ts')).default.live,
  },
);

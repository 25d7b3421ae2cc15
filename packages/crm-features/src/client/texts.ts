/** Every text of the client: notices, and toasts about realtime changes (specification section 4). */
export const clientTexts = {
  unknownError: 'Unknown error',
  unreachable: 'Cardinal can’t be reached. Check your connection and try again.',
  unreadable: 'The response could not be read. Try again in a moment.',
  sessionEnded: {
    title: 'Session ended',
    description: 'Sign in again to continue. What you typed is kept.',
  },
  leadCreated: 'New lead created',
  leadUpdated: 'Lead updated',
  nowStatus: (name: string, status: string) => `${name} is now ${status}`,
  leadsUpdated: 'Leads updated',
  leadsAssigned: 'Leads assigned',
  newForYou: 'New for you',
  emailSent: 'Email sent',
  leadsImported: 'Leads imported',
  leadCount: (count: number) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'lead' : 'leads'}`,
  paused: {
    title: 'Live updates paused',
    description: 'Changes by others appear after a reload.',
    reconnect: 'Reconnect',
  },
  offline: {
    title: 'You are offline',
    description: 'You can read what is loaded. Changes need a connection.',
  },
} as const;

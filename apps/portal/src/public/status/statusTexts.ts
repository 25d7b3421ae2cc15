import { serviceNames } from '@cardinal/contract/labels';
import { siteMessages } from '@cardinal/contract/messages';

/** Texts of the status page. The uptimes and incidents are samples: this server does not record them. */
export const statusMessages = siteMessages(
  {
    title: 'Status',
    lede: 'The health of this server, measured at the moment you opened this page.',
    measured: 'Measured <checked>{checked}</checked>, running since <since>{since}</since>',
    states: {
      operational: { part: 'Operational', whole: 'All systems operational' },
      degraded: { part: 'Degraded', whole: 'Some systems are slow or unreliable' },
      down: { part: 'Down', whole: 'Some systems are down' },
    },
    parts: {
      title: 'Parts',
      lede: 'The state is measured now. The figures for 90 days are samples: this server keeps no history of its health.',
      label: 'Parts of this server',
      part: 'Part',
      now: 'Now',
      history: '90 days',
    },
    sample: 'Sample',
    names: serviceNames,
    measurements: {
      api: 'Responds to requests',
      database: 'Responds to a query within a second',
      socket: 'Changes reach open pages',
      mail: 'No email is waiting to be retried',
      card_reader: 'Reads cards without faults',
      ai: 'Writes drafts without faults',
    },
    incidents: {
      title: 'Past incidents',
      lede: 'Two samples of what a report looks like. Neither happened here.',
      resolved: 'Resolved',
      scans: {
        title: 'Card scans took longer than usual',
        begun: 'Scans of large pictures waited up to 20 seconds. Nothing was lost.',
        ended: 'Resolved: pictures are reduced before they are sent.',
      },
      mail: {
        title: 'Emails were delivered late',
        begun: 'The mail server refused connections. Emails waited and were retried.',
        ended: 'Resolved: all waiting emails were delivered, none twice.',
      },
    },
  },
  {
    de: async () => (await import('../languages/de/status.ts')).default.status,
    hi: async () => (await import('../languages/hi/status.ts')).default.status,
    ar: async () => (await import('../languages/ar/status.ts')).default.status,
  },
);

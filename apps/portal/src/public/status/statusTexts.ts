import type { ServiceId, ServiceState } from '@cardinal/contract/labels';

/** Texts for a state of a part, and of the whole. */
export const stateWords: Readonly<Record<ServiceState, { part: string; whole: string }>> = {
  operational: { part: 'Operational', whole: 'All systems operational' },
  degraded: { part: 'Degraded', whole: 'Some systems are slow or unreliable' },
  down: { part: 'Down', whole: 'Some systems are down' },
};

/** The criterion for the health of each part. */
export const measurements: Readonly<Record<ServiceId, string>> = {
  api: 'Responds to requests',
  database: 'Responds to a query within a second',
  socket: 'Changes reach open pages',
  mail: 'No email is waiting to be retried',
  card_reader: 'Reads cards without faults',
  ai: 'Writes drafts without faults',
};

/** An example of uptime over 90 days. Sample data: this server does not record it. */
export const sampleUptime: Readonly<Record<ServiceId, string>> = {
  api: '99.98%',
  database: '99.99%',
  socket: '99.95%',
  mail: '99.91%',
  card_reader: '99.93%',
  ai: '99.90%',
};

/** Examples of incident reports. Sample data. */
export const sampleIncidents = [
  {
    title: 'Card scans took longer than usual',
    date: '2026-10-14',
    lines: [
      ['09:20', 'Scans of large pictures waited up to 20 seconds. Nothing was lost.'],
      ['09:45', 'Resolved: pictures are reduced before they are sent.'],
    ],
  },
  {
    title: 'Emails were delivered late',
    date: '2026-09-02',
    lines: [
      ['16:05', 'The mail server refused connections. Emails waited and were retried.'],
      ['17:30', 'Resolved: all waiting emails were delivered, none twice.'],
    ],
  },
] as const;

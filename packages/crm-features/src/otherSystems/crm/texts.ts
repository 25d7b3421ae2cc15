import { messages } from '@cardinal/contract/messages';
import type { CrmLeadState } from '@cardinal/contract';

/** Every text about the other CRM. */
export const crmMessages = messages(
  {
    about:
      'Every new or changed lead becomes a contact in HubSpot, recognised by its email address. HubSpot changes nothing in Cardinal.',
    loading: 'Loading the connection',
    failed: 'The connection could not be loaded',
    connect: {
      key: 'Service key',
      hint: 'In HubSpot: Settings → Integrations → Service keys. It needs the scopes crm.objects.contacts.write, crm.objects.contacts.read and crm.schemas.contacts.read. Cardinal never shows it again.',
      required: 'Enter the service key.',
      submit: 'Connect HubSpot',
      renew: 'Use this key',
      connected: 'HubSpot is connected',
      notConnected: 'HubSpot was not connected',
    },
    paused: {
      title: 'Nothing is sent to HubSpot',
      detail: 'What was not sent waits for a new key.',
    },
    account: 'HubSpot account {name}',
    active: 'Connected',
    inactive: 'Paused',
    states: {
      waiting: 'Waiting',
      sent: 'In HubSpot',
      failed: 'Failed',
      skipped: 'Skipped',
    } satisfies Record<CrmLeadState, string>,
    sendAll: 'Send all leads',
    stop: 'Stop',
    progress: '{sent, number} of {total, number} sent',
    progressLabel: 'Sending leads',
    newKey: 'New key',
    disconnect: 'Disconnect',
    failures: {
      title: 'Not sent',
      retry: 'Try again',
      loading: 'Loading leads that were not sent',
      failed: 'Leads that were not sent could not be loaded',
    },
    answers: 'Answers at the event',
    mapping: {
      title: 'Fields',
      description: 'Where each field is written. An empty field leaves the contact as it is.',
      none: 'Not sent',
      note: 'A note with the contact',
      save: 'Save fields',
      saved: 'Fields saved',
      notSaved: 'The fields were not saved',
      failed: 'HubSpot’s properties could not be loaded',
      loading: 'Loading HubSpot’s properties',
      twice: 'Another field is written there.',
    },
    removal: {
      title: 'Disconnect HubSpot?',
      consequence:
        'Cardinal forgets the key and which leads were sent. The contacts in HubSpot stay there.',
      confirm: 'Disconnect',
      keep: 'Keep it',
      done: 'HubSpot is disconnected',
    },
    notDone: 'That did not work',
  },
  {
    de: async () => (await import('../../languages/de/otherSystems.ts')).default.crm,
    hi: async () => (await import('../../languages/hi/otherSystems.ts')).default.crm,
  },
);

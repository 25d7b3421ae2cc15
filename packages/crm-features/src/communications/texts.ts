import { messages } from '@cardinal/contract/messages';
import type { Communication, Email } from '@cardinal/contract';
import type { CommunicationType } from '@cardinal/contract/labels';
import { listMessages } from '../lists/texts.ts';

/** Every text of the communications screen. */
export const communicationMessages = messages(
  {
    tabsLabel: 'Communications',
    tabs: { all: 'All', due: 'Due', mailbox: 'Local mailbox' },
    retry: 'Retry',
    search: {
      label: 'Search communications',
      placeholder: 'Search people and subjects',
      shortPlaceholder: 'Search',
    },
    filters: {
      type: 'Type',
      allTypes: 'All types',
      lead: 'Lead',
      allLeads: 'All leads',
      noLeads: 'No leads match',
      unknownLead: 'Unknown lead',
      all: 'All',
      open: '{count, plural, =0 {Filter} one {Filter (#)} other {Filter (#)}}',
      title: 'Filter',
      clear: 'Clear filters',
      done: 'Show communications',
    },
    types: {
      email: 'Email',
      call: 'Call',
      whatsapp: 'WhatsApp',
      meeting: 'Meeting',
    } satisfies Record<CommunicationType, string>,
    list: {
      label: 'Communications',
      loading: 'Loading communications',
      open: 'Open {name}',
      by: 'by {name}',
      states: { queued: 'Queued', sent: 'Sent', failed: 'Failed' } satisfies Record<
        Email['status'],
        string
      >,
      retryOf: 'Retry the email to {name}',
      noLeadName: 'Lead without a name',
      failed: 'The communications could not be loaded',
    },
    empty: {
      title: 'No communications yet',
      description: 'Emails, calls, WhatsApp chats and meetings with your leads appear here.',
    },
    nothingFound: {
      title: 'No communications match',
      description: 'Try fewer words, or clear the search and the filters.',
    },
    pastTheEnd: {
      title: listMessages.english.nothingLeft,
      description: 'New communications have arrived since you opened it.',
      action: 'Back to page 1',
    },
    offline: {
      title: listMessages.english.offline,
      description: 'This loads as soon as you are connected again.',
    },
    email: {
      sent: 'Email sent',
      sentTo: 'To {name}.',
      queued: 'Email queued',
      queuedDetail: 'The mail server has not accepted it yet. Delivery is retried automatically.',
      failed: 'Email failed',
      refused: 'The mail server refused it.',
    },
    due: {
      label: 'Leads waiting for contact',
      loading: 'Loading the leads waiting for contact',
      failed: 'The leads waiting for contact could not be loaded',
      empty: {
        title: 'Nobody is waiting',
        description:
          'Leads whose next step is due, and those of type Action Required or Pending Follow-up, appear here until you contact them.',
      },
      never: 'Not contacted yet',
      last: 'Last contact: {type, select, email {email} call {call} whatsapp {WhatsApp} other {meeting}}, {when}',
      lastFailed: 'The last email failed, {when}',
      more: 'Show more',
      open: 'Open {name}',
      undo: 'Undo',
      undoOf: 'Undo for {name}',
      summary: '{count, plural, one {# lead} other {# leads}} waiting for contact',
    },
    mailbox: {
      label: 'Local mailbox',
      explained:
        'No mail server is configured, so emails to your leads stay here instead of leaving this server.',
      loading: 'Loading the local mailbox',
      failed: 'The local mailbox could not be loaded',
      empty: {
        title: 'No emails yet',
        description:
          'Emails that you send to your leads appear here, as their recipients see them.',
      },
      read: '{subject}, to {to}',
      noSubject: '(no subject)',
      back: 'Back to the mailbox',
      choose: 'Choose an email to read it.',
      from: 'From',
      to: 'To',
      replyTo: 'Replies go to',
      date: 'Sent',
      frame: 'Text of “{subject}”',
      calendar: 'Invitation (iCalendar file)',
      openLead: 'Open lead',
      more: 'Show older emails',
    },
  },
  {
    de: async () => (await import('../languages/de/communications.ts')).default.communication,
    hi: async () => (await import('../languages/hi/communications.ts')).default.communication,
  },
);

/**
 * A communication on one line: the subject of an email, otherwise what happened and the details.
 */
export function communicationSummary({
  type,
  title,
  description,
}: Pick<Communication, 'type' | 'title' | 'description'>): string {
  if (type === 'email') return description.replace(/^Subject: /, '') || title;
  return [title, ...description.split('\n')].filter((part) => part !== '').join(' · ');
}

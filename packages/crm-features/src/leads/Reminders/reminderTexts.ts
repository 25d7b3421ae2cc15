import { messages } from '@cardinal/contract/messages';

/** Every text of a reminder. */
export const reminderMessages = messages(
  {
    region: 'Reminder',
    dueNow:
      '{kind, select, call {Call {name}} email {Email {name}} meeting {Meeting with {name}} other {Follow up with {name}}} – due now',
    /** How long it has been due: "due 5 minutes ago". */
    due: '{kind, select, call {Call {name}} email {Email {name}} meeting {Meeting with {name}} other {Follow up with {name}}} – due {ago}',
    others: '{count, plural, one {# more is due} other {# more are due}}',
    open: 'Open',
    done: 'Done',
    dismiss: 'Dismiss',
  },
  {
    de: async () => (await import('../../languages/de/leads.ts')).default.reminder,
    hi: async () => (await import('../../languages/hi/leads.ts')).default.reminder,
  },
);

import { messages } from '@cardinal/contract/messages';

/** Every text for contacting a lead in place. */
export const followUpMessages = messages(
  {
    label: 'Contact {name}',
    write: 'Write',
    writeTo: 'Write to {name}',
    close: 'Close',
    closeEmail: 'Close the email to {name}',
    call: 'Call {name}',
    whatsapp: 'WhatsApp {name}',
    meeting: 'Schedule a meeting with {name}',
    finish: 'No contact needed',
    doneWith: 'Done with {name}',
    finishOf: 'No contact needed for {name}',
    done: {
      call: 'Call to {name} recorded',
      whatsapp: 'WhatsApp chat with {name} recorded',
      email: 'Email to {name} {status, select, sent {sent} other {queued}}',
      meeting: 'Meeting with {name} scheduled',
      status: '{name} is now {status}',
      snooze: '{name} comes back later',
      finish: '{name} needs no contact',
      step: 'Nothing more to do with {name} for now',
    },
  },
  {
    de: async () => (await import('../../languages/de/leads.ts')).default.followUp,
    hi: async () => (await import('../../languages/hi/leads.ts')).default.followUp,
  },
);

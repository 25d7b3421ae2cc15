import { messages, type TextsOf } from '@cardinal/contract/messages';

/**
 * What the server writes into the history of a lead. The English messages are its words: they stay
 * as they are stored, and are recognised by these to be said in another language.
 */
export const historyMessages = messages(
  {
    titles: {
      created: 'Lead created',
      imported: 'Lead imported',
      importUpdated: 'Lead updated by an import',
      filledIn: 'Lead filled in from the list of attendees',
      edited: 'Lead edited',
      deleted: 'Lead deleted',
      restored: 'Lead restored',
      assigned: 'Assigned to {name}',
      unassigned: 'Unassigned',
      merged: 'Merged with {name}',
      statusChanged: 'Status changed from {from} to {to}',
      stepDone: 'Next step done',
      stepMoved: 'Next step moved',
      nothingToDo: 'Nothing more to do for now',
      call: 'Call initiated',
      whatsapp: 'WhatsApp opened',
      reply: 'The lead replied',
      note: 'Note',
      emailQueued: 'Email queued',
      emailSent: 'Email sent',
      emailFailed: 'Email not sent',
      meeting: 'Meeting: {title}',
      unsubscribed: 'Unsubscribed from emails',
    },
    lines: {
      source: 'Source: {source}',
      file: 'File: {file}',
      subject: 'Subject: {subject}',
      status: 'Status: {from} → {to}',
      statusChanged: 'Status changed from {from} to {to}',
      answered: 'Questions at the stand answered',
      answersRemoved: 'Answers removed',
      picturesKept: 'Pictures of the card kept',
      picturesRemoved: 'Pictures of the card removed',
      consent: 'Consent taken over',
      eventSet: 'Event set',
      eventRemoved: 'Event removed',
      step: 'Next step: {step} on {day} · {note}',
      stepWithoutNote: 'Next step: {step} on {day}',
      stepRemoved: 'Next step removed',
      again: 'Something to do again',
      unsubscribed: 'With the link in an email to {address}',
      when: 'When: {at}, {minutes} minutes',
      where: 'Where: {place}',
      changed: '{field}: {before} → {after}',
    },
    /** When a meeting is, in a line. */
    moments: {
      inZone: '{date} at {time} ({zone})',
      inUtc: '{date} at {time} UTC',
    },
    empty: '(empty)',
  },
  {
    de: async () => (await import('../../languages/de/history.ts')).default.history,
    hi: async () => (await import('../../languages/hi/history.ts')).default.history,
  },
);

/** What the history says, in the language of the user. */
export type HistoryTexts = TextsOf<typeof historyMessages>;

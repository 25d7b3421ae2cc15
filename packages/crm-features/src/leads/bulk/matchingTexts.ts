import { messages, type TextsOf } from '@cardinal/contract/messages';

/** The texts about changing all leads of a list. */
export const matchingMessages = messages(
  {
    ask: {
      status: 'Change {count, plural, one {# lead} other {# leads}} to {status}?',
      assign: 'Assign {count, plural, one {# lead} other {# leads}} to {name}?',
      fair: 'Distribute {count, plural, one {# lead} other {# leads}} fairly?',
      unassign: 'Unassign {count, plural, one {# lead} other {# leads}}?',
      delete: 'Delete {count, plural, one {# lead} other {# leads}}?',
      restore: 'Restore {count, plural, one {# lead} other {# leads}}?',
    },
    confirm: {
      status: 'Change status',
      assign: 'Assign',
      delete: 'Delete',
      restore: 'Restore',
    },
    cancel: 'Cancel',
    /** Which leads these are. */
    which: 'These are all leads of this list, on every page: {list}.',
    undoable: 'You can undo this from the notice that follows.',
    progress: 'Changing leads',
    progressOf: '{done, number} of {all, number}',
    stop: 'Stop',
    stopping: 'Stopping',
    done: {
      status: '{count, plural, one {# lead is} other {# leads are}} now {status}.',
      assign: '{count, plural, one {# lead now belongs} other {# leads now belong}} to {name}.',
      fair: '{count, plural, one {# lead distributed.} other {# leads distributed.}}',
      unassign: '{count, plural, one {# lead is unassigned.} other {# leads are unassigned.}}',
      delete: '{count, plural, one {# lead deleted.} other {# leads deleted.}}',
      restore: '{count, plural, one {# lead restored.} other {# leads restored.}}',
    },
    /** The list had another number of leads when it was changed. */
    fewer: '{count, plural, one {# lead no longer matched.} other {# leads no longer matched.}}',
    arrived:
      '{count, plural, one {# lead had arrived meanwhile.} other {# leads had arrived meanwhile.}}',
    changed: 'Leads updated',
    stopped: 'Stopped',
    partly: 'Only some leads were changed',
    failed: 'The leads could not be changed',
    undo: 'Undo',
    undoing: 'Undoing the change',
    undone: 'Change undone',
    wentBack: '{count, plural, one {# lead went back.} other {# leads went back.}}',
    left: '{count, plural, one {# lead} other {# leads}} had changed since, and stayed as they are.',
    notUndone: 'Not everything could be undone',
  },
  {
    de: async () => (await import('../../languages/de/leads.ts')).default.matching,
    hi: async () => (await import('../../languages/hi/leads.ts')).default.matching,
  },
);

/** The texts in the language of the user. */
export type MatchingTexts = TextsOf<typeof matchingMessages>;

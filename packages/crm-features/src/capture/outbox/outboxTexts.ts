import { messages } from '@cardinal/contract/messages';

/** Every text about captures that wait on the device. */
export const outboxMessages = messages(
  {
    title: 'Waiting captures',
    description:
      'Captures on this device that Cardinal does not have yet. They are sent automatically.',
    loading: 'Loading captures',
    empty: {
      title: 'Nothing is waiting',
      description: 'Every capture of this device has been sent.',
    },
    photo: 'Card photo',
    captured: 'Captured <time></time>',
    states: {
      waiting: 'Waiting',
      sending: 'Sending',
      review: 'To review',
      attention: 'Needs attention',
      sent: 'Sent',
    },
    open: 'Open',
    openNamed: 'Open {name}',
    send: 'Send now',
    sendNamed: 'Send now: {name}',
    sendAll: 'Send all now',
    delete: 'Delete',
    deleteNamed: 'Delete {name}',
    dismiss: 'Done',
    dismissNamed: 'Done with {name}',
    deleteQuestion: 'Delete this capture?',
    deleteText: 'It has not been sent. Once it is deleted, it cannot be restored.',
    keep: 'Keep',
    saveFile: 'Save to a file',
    addFile: 'Add from a file',
    added: '{count, plural, one {# capture added} other {# captures added}}',
    othersLeftOut:
      '{count, plural, one {# capture of another user was left out.} other {# captures of other users were left out.}}',
    addFailed: 'The file could not be added',
    notAFile: 'This is not a file of waiting captures.',
    newerFile: 'This file was saved by a newer version of Cardinal. Update this device first.',
    alreadySending: {
      title: 'It is being sent already',
      description: 'Open the lead once it has arrived, and change it there.',
    },
    failed: 'That did not work',
    risks: {
      unreadable: {
        title: 'This browser keeps nothing',
        description:
          'Captures cannot be kept on this device, as in some private windows. Capture leads only while you are online.',
      },
      full: {
        title: 'This device is nearly full',
        description: 'Free some space, or save the captures to a file, before you capture more.',
      },
      temporary: {
        title: 'This browser may delete them',
        description:
          'A private window loses them when it is closed, and browsers clear sites that are not installed. Send them soon, save them to a file, or install Cardinal.',
      },
    },
    logout: {
      title:
        '{count, plural, one {# capture has not been sent} other {# captures have not been sent}}',
      description:
        'If you log out now, they stay on this device for you alone and are sent after you sign in here again.',
      send: 'Send now',
      anyway: 'Log out anyway',
      done: 'Every capture has been sent',
      doneText: 'Nothing is left on this device.',
      logOut: 'Log out',
      cancel: 'Cancel',
    },
  },
  {
    de: async () => (await import('../../languages/de/capture.ts')).default.outbox,
    hi: async () => (await import('../../languages/hi/capture.ts')).default.outbox,
  },
);

import { messages } from '@cardinal/contract/messages';

/** Every text about reading cards on the device. */
export const deviceMessages = messages(
  {
    title: 'Read cards without a network',
    unprepared:
      '{size} are downloaded once. After that, this device reads cards itself where there is no network.',
    prepare: 'Prepare this device',
    preparing: 'Preparing this device',
    progress: '{done} of {total}',
    cancel: 'Cancel',
    resume: 'Continue',
    stopped: 'Stopped at {done} of {total}',
    stoppedText: 'What has arrived is kept, and is not downloaded again.',
    prepared: 'This device reads cards without a network',
    preparedText:
      'It takes {size} here. With a network, the server reads cards, and this device if the server takes too long.',
    always: 'Always read on this device',
    alwaysHint: 'Cards are then not sent to the server to be read. Reading may take longer.',
    remove: 'Remove from this device',
    removed: 'Removed from this device',
    ready: 'This device is prepared',
    update: {
      title: 'A newer version reads cards better',
      description: 'The version on this device works until the newer one is there.',
      action: 'Download it',
    },
    offline: 'This device can be prepared once you are online.',
    unsupported: {
      title: 'This browser can’t read cards itself',
      description:
        'It is too old, is in a private window, or opened Cardinal without encryption. With a network, the server reads cards.',
    },
    offer: {
      title: 'Read cards at {event} without a network',
    },
    /** Why it is not being downloaded any more, or why a card was not read here. */
    problem: '{title}. {description}',
    problems: {
      cancelled: { title: 'Cancelled', description: 'What has arrived is kept.' },
      network: {
        title: 'The download was interrupted',
        description: 'What has arrived is kept. Continue once there is a network.',
      },
      damaged: {
        title: 'A file is damaged',
        description:
          'It does not have the expected checksum, so it is not used. Continue to download it again.',
      },
      full: {
        title: 'This device is full',
        description: 'Free some space on it, and continue.',
      },
      outdated: {
        title: 'There is a newer version by now',
        description: 'Continue to download what has changed.',
      },
      failed: {
        title: 'This device could not read cards',
        description:
          'The reader on this device did not work. Remove it, and prepare this device again.',
      },
    },
  },
  {
    de: async () => (await import('../../languages/de/capture.ts')).default.device,
    hi: async () => (await import('../../languages/hi/capture.ts')).default.device,
  },
);

import { messages } from '@cardinal/contract/messages';

/** Every text of the first steps in a new workspace. */
export const onboardingMessages = messages(
  {
    title: 'Get started',
    progress: '{done, number} of {all, number} done',
    done: 'Done:',
    close: 'Close the first steps',
    closeFailed: 'The first steps could not be closed',
    steps: {
      scan: {
        title: 'Scan a business card',
        description: 'A photo of a card becomes a lead.',
        action: 'Scan a card',
      },
      import: {
        title: 'Import a list',
        description: 'Bring your leads from Excel, CSV or vCard files.',
        action: 'Import a list',
      },
      invite: {
        title: 'Invite a colleague',
        description: 'Share leads and events with your team.',
        action: 'Invite',
      },
      company: {
        title: 'Create or join a company',
        description: 'Only you can see your private workspace.',
        action: 'Choose',
      },
      event: {
        title: 'Create an event',
        description: 'It collects the leads of a fair, and asks your questions.',
        action: 'Create an event',
      },
    },
    sample: {
      offer: 'Would you like to look around first?',
      add: 'Explore with sample data',
      added: 'Sample data added',
      addedDetail: '{count, number} made-up leads and an event. Their source is “Sample data”.',
      addFailed: 'The sample data could not be added',
      present:
        '{count, plural, one {Your workspace contains a sample event and # sample lead.} other {Your workspace contains a sample event and # sample leads.}}',
      remove: 'Remove sample data',
      removed: 'Sample data removed',
      removedDetail: 'Your own leads and events are unchanged.',
      removeFailed: 'The sample data could not be removed',
    },
  },
  {
    de: async () => (await import('../languages/de/onboarding.ts')).default.onboarding,
    hi: async () => (await import('../languages/hi/onboarding.ts')).default.onboarding,
  },
);

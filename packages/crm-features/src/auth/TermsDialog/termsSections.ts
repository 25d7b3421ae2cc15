import { sharedMessages } from '@cardinal/contract/messages';

/** The terms, section by section (specification section 2), in the application and on its public page. */
export const termsMessages = sharedMessages(
  {
    service: {
      title: 'Service Usage',
      paragraphs: [
        'Cardinal helps you record the people you meet in business and keep in touch with them. You may use it for your own work and for the company you belong to here.',
        'You may not use it to send unsolicited mass mail, to collect details of people who did not give them to you, or to disturb the service for others.',
      ],
    },
    privacy: {
      title: 'Data Privacy',
      paragraphs: [
        'The leads you record belong to you or to your company. Managers and administrators of your company can read them; other companies cannot.',
        'Pictures of business cards are used to read the card and for nothing else. We do not sell personal data. Ask your administrator to correct or delete what is stored about you.',
      ],
    },
    responsibilities: {
      title: 'User Responsibilities',
      paragraphs: [
        'Keep your password to yourself and tell your administrator if someone else may know it. What is done under your account counts as done by you.',
        'Record only details that you may store, check what was read from a card before you rely on it, and stop writing to people who ask you to.',
      ],
    },
    property: {
      title: 'Intellectual Property',
      paragraphs: [
        'The software, its design and the Cardinal name stay with their owners. What you enter stays yours; you allow us to store and process it only to provide the service.',
      ],
    },
    termination: {
      title: 'Account Termination',
      paragraphs: [
        'You can stop using Cardinal at any time. An account that breaks these terms can be suspended after a warning, or at once where people or the service are at risk.',
        'When an account ends, leads of a company stay with that company; private leads can be exported before and are deleted afterwards.',
      ],
    },
  },
  {
    de: async () => (await import('../../languages/de/terms.ts')).default.terms,
    hi: async () => (await import('../../languages/hi/terms.ts')).default.terms,
    ar: async () => (await import('../../languages/ar/terms.ts')).default.terms,
  },
);

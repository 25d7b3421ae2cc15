import { messages } from '@cardinal/contract/messages';

/** Texts of the search for a company, apart from those that the sign-in loads. */
export const searchMessages = messages(
  {
    choice: 'Find your company',
    help: 'Type the beginning of its name.',
    notFound: 'No company’s name begins with this.',
  },
  {
    de: async () => (await import('../../languages/de/auth.ts')).default.search,
    hi: async () => (await import('../../languages/hi/auth.ts')).default.search,
  },
);

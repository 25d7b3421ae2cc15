import { messages } from '@cardinal/contract/messages';

/** Texts about a changed membership, which any screen can show. */
export const membershipMessages = messages(
  {
    approved: 'You now belong to {company}',
    approvedHint: 'The leads from your private workspace moved with you.',
    declined: 'Your request to join was declined',
    left: 'You no longer belong to a company',
    privateHint: 'You continue in your private workspace.',
    role: 'You are now {role}',
    waiting: {
      title: 'Waiting for approval.',
      text: 'You work in your private workspace until the company approves you.',
      action: 'Details',
    },
  },
  {
    de: async () => (await import('../languages/de/auth.ts')).default.membership,
    hi: async () => (await import('../languages/hi/auth.ts')).default.membership,
  },
);

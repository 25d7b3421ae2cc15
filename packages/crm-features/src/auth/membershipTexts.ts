/** Texts about a changed membership, which any screen can show. */
export const membershipTexts = {
  approved: (company: string) => `You now belong to ${company}`,
  approvedHint: 'The leads from your private workspace moved with you.',
  declined: 'Your request to join was declined',
  left: 'You no longer belong to a company',
  privateHint: 'You continue in your private workspace.',
  role: (role: string) => `You are now ${role}`,
  waiting: {
    title: 'Waiting for approval.',
    text: 'You work in your private workspace until the company approves you.',
    action: 'Details',
  },
} as const;

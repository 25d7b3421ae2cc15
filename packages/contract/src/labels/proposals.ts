/** What an agent may suggest, with the title of such a suggestion. */
export const proposalKinds = {
  status: 'Change status',
  assignment: 'Assign',
  fields: 'Edit details',
  follow_up: 'Plan next step',
  note: 'Add note',
  email: 'Send email',
} as const;
/** Kind of suggestion. */
export type ProposalKind = keyof typeof proposalKinds;

/** What can become of a suggestion. */
export const proposalStates = ['pending', 'approved', 'refused', 'expired'] as const;
/** State of a suggestion. */
export type ProposalState = (typeof proposalStates)[number];

export * from './Invitations.tsx';
export * from './InvitationsView.tsx';

export { Invitation } from './Invitation.tsx';
export type { InvitationProps } from './Invitation.tsx';
export { InvitationView } from './InvitationView.tsx';
export type { InvitationViewProps } from './InvitationView.tsx';

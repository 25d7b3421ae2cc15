export { MembershipFields } from './MembershipFields.tsx';

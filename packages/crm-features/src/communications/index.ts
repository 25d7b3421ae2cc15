export * from './Communications/index.ts';
export * from './CommunicationList/index.ts';
export * from './DueList/index.ts';
export * from './Mailbox/index.ts';
export {
  changeCommunications,
  communicationsStateFromSearch,
  communicationsStateToSearch,
  initialCommunicationsState,
} from './communicationsState.ts';
export type { CommunicationTab, CommunicationsState } from './communicationsState.ts';
export type { LoadFailure } from '../lists/index.ts';

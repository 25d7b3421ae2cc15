export { Proposals, type ProposalsProps } from './Proposals.tsx';

export { LeadInCrm } from './LeadInCrm.tsx';

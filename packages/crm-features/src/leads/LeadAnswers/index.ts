export { LeadAnswers } from './LeadAnswers.tsx';

export { SimilarLeads } from './SimilarLeads.tsx';

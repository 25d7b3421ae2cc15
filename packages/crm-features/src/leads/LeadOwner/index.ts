export { LeadOwnerSelect } from './LeadOwnerSelect.tsx';
export { useAgents, useMayAssign, useOwnerChoices, useOwnerNames } from './useAgents.ts';
export { useAskForOwner } from './useAskForOwner.tsx';

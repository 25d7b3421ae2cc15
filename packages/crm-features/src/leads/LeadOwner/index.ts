export { LeadOwnerSelect } from './LeadOwnerSelect.tsx';
export { useMayAssign, useOwnerChoices, useOwnerNames } from './useAgents.ts';
export { useAskForOwner } from './useAskForOwner.tsx';

export { ConfirmIdentityProvider } from './ConfirmIdentityProvider.tsx';
export type { ConfirmIdentityProviderProps } from './ConfirmIdentityProvider.tsx';
export { useConfirmed } from './confirmed.ts';
export type { Confirmed } from '../../client/http/confirmed.ts';

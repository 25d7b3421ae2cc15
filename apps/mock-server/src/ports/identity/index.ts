export { openIdProvider } from './openIdProvider.ts';
export { IdentityError, type Identity, type IdentityProvider } from './provider.ts';

export { createOpenIdProvider } from './openIdProvider.ts';
export { IdentityError, type Identity, type IdentityProvider } from './identityProvider.ts';

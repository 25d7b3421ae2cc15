export { openIdProvider } from './lazyProvider.ts';
export { IdentityError, type Identity, type IdentityProvider } from './provider.ts';

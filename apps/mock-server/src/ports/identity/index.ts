export { openIdProvider } from './openId.ts';
export { IdentityError, type Identity, type IdentityProvider } from './provider.ts';

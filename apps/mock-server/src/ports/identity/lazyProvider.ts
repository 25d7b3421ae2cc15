import type { IdentityProvider, ProviderOptions } from './provider.ts';

/** Sign-in with OpenID Connect. The client is large, so it is loaded with the first sign-in. */
export function openIdProvider(options: ProviderOptions): IdentityProvider {
  let loaded: Promise<IdentityProvider> | undefined;
  const load = async () => (await import('./openId.ts')).discoveredProvider(options);
  const provider = () => (loaded ??= load());
  return {
    clientId: options.clientId,
    authorizationEndpoint: async () => (await provider()).authorizationEndpoint(),
    fromCode: async (answer) => (await provider()).fromCode(answer),
    fromIdToken: async (token) => (await provider()).fromIdToken(token),
  };
}

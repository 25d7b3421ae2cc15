import type { IdentityProvider, ProviderOptions } from './identityProvider.ts';

/** Sign-in with OpenID Connect. The client is large, so it is loaded with the first sign-in. */
export function createOpenIdProvider(options: ProviderOptions): IdentityProvider {
  let loaded: Promise<IdentityProvider> | undefined;
  const load = async () =>
    (await import('./discoveredProvider.ts')).createDiscoveredProvider(options);
  const provider = () => (loaded ??= load());
  return {
    clientId: options.clientId,
    authorizationEndpoint: async () => (await provider()).authorizationEndpoint(),
    fromCode: async (answer) => (await provider()).fromCode(answer),
    fromIdToken: async (token) => (await provider()).fromIdToken(token),
  };
}

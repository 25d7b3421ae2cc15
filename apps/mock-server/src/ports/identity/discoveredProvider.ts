import { inOneLine, plainName } from '@cardinal/contract';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { z } from 'zod';
import {
  type AuthorizationAnswer,
  type Identity,
  type IdentityProvider,
  type ProviderOptions,
  IdentityError,
} from './identityProvider.ts';

/** Timeout for the provider's responses, and tolerance between two clocks, in seconds. */
const patience = 8;
const clockTolerance = 30;
/** Only signatures that need the provider's private key: never `none`, never a shared secret. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];

const name = z.string().transform((text) => plainName(inOneLine(text)));

/** Claims of an ID token that are used. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  // OpenID Connect defines a boolean; "true" and other values prove nothing.
  email_verified: z.unknown().transform((flag) => flag === true),
  given_name: name.default(''),
  family_name: name.default(''),
});

interface Discovered {
  configuration: client.Configuration;
  keys: ReturnType<typeof createRemoteJWKSet>;
}

/** Errors of responses that are refusals, or that do not match the request. */
const isRefusal = (error: unknown): boolean => {
  if (error instanceof client.ResponseBodyError) return error.status < 500;
  if (error instanceof client.AuthorizationResponseError) return true;
  if (error instanceof client.ClientError) return refusals.has(error.code ?? '');
  return error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
};
const refusals = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]);

function toError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new IdentityError(message, isRefusal(error), { cause: error });
}

function toIdentity(claims: unknown): Identity {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) throw new IdentityError('The ID token names no address', true);
  const { sub, email, email_verified: isEmailVerified, ...names } = parsed.data;
  return {
    subject: sub,
    email,
    isEmailVerified,
    firstName: names.given_name,
    lastName: names.family_name,
  };
}

/** Sign-in with OpenID Connect. The provider is not contacted before it is needed. */
export function createDiscoveredProvider({
  issuer,
  clientId,
  clientSecret,
}: ProviderOptions): IdentityProvider {
  let discovered: Promise<Discovered> | undefined;

  async function discover(): Promise<Discovered> {
    const address = new URL(issuer);
    const configuration = await client.discovery(address, clientId, clientSecret, undefined, {
      timeout: patience,
      // Settings allow plain http on this machine only.
      execute: address.protocol === 'http:' ? [client.allowInsecureRequests] : [],
    });
    // In this flow, the token comes over TLS from the provider; its signature is verified too.
    client.enableNonRepudiationChecks(configuration);
    const { jwks_uri: keysAt } = configuration.serverMetadata();
    if (!keysAt) throw new IdentityError('The provider publishes no keys', false);
    const keys = createRemoteJWKSet(new URL(keysAt), { timeoutDuration: patience * 1_000 });
    return { configuration, keys };
  }

  /** Caches the discovered configuration, but not a failure. */
  function provider(): Promise<Discovered> {
    discovered ??= discover().catch((error: unknown) => {
      discovered = undefined;
      throw new IdentityError('The provider cannot be reached', false, { cause: error });
    });
    return discovered;
  }

  return {
    clientId,

    async authorizationEndpoint() {
      const { authorization_endpoint: page } = (await provider()).configuration.serverMetadata();
      if (!page) throw new IdentityError('The provider has no authorization page', false);
      return page;
    },

    async fromCode({ code, redirectUri, state, nonce, codeVerifier }: AuthorizationAnswer) {
      const { configuration } = await provider();
      const answered = new URL(redirectUri);
      answered.searchParams.set('code', code);
      answered.searchParams.set('state', state);
      // Distinguishes several providers of a client; this client has only one.
      answered.searchParams.set('iss', configuration.serverMetadata().issuer);
      try {
        const tokens = await client.authorizationCodeGrant(configuration, answered, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        return toIdentity(tokens.claims());
      } catch (error) {
        throw toError(error);
      }
    },

    async fromIdToken(token: string) {
      const { configuration, keys } = await provider();
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer: configuration.serverMetadata().issuer,
          audience: clientId,
          algorithms,
          clockTolerance,
          requiredClaims: ['sub', 'iat', 'exp'],
        });
        const { azp } = payload;
        if (azp !== undefined && azp !== clientId) {
          throw new IdentityError('The ID token was issued for another client', true);
        }
        return toIdentity(payload);
      } catch (error) {
        throw toError(error);
      }
    },
  };
}

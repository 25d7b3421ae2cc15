import { assistantScopeNames } from '@cardinal/contract';
import { paths } from '@cardinal/contract/paths';
import { createOutside } from '../../ports/outside/index.ts';
import type { ServerContext } from '../context.ts';
import { actingFor } from '../shared/currentPrincipal.ts';
import { notFound } from '../shared/failures.ts';
import type { Principal } from '../shared/principal.ts';
import { createConnected } from './connected.ts';
import { createConsent } from './consent.ts';
import { createGrants } from './grants.ts';
import { createPrograms } from './programs.ts';

export { OAuthFailure } from './oauthFailure.ts';
export type { TokenForm } from './grants.ts';

/** Paths that programs call; those with metadata are given by RFC 9728 and RFC 8414. */
export const oauthPaths = {
  resource: '/.well-known/oauth-protected-resource',
  resourceOfMcp: '/.well-known/oauth-protected-resource/mcp',
  server: '/.well-known/oauth-authorization-server',
  token: '/oauth/token',
  register: '/oauth/register',
  revoke: '/oauth/revoke',
} as const;

/** Assistants that users let in by OAuth 2.1, which needs a public URL with https. */
export function createAssistantsArea(context: ServerContext) {
  const { publicUrl, settings } = context;
  const isOffered = publicUrl.startsWith('https:');
  const outside = createOutside(settings.webhookHosts);
  const programs = createPrograms({ ...context, outside });

  return {
    isOffered,
    programs,
    grants: createGrants(context),
    connectedOf: (principal: Principal) =>
      createConnected(actingFor(context, principal), principal),

    /** @throws `not_found` where OAuth is not offered. */
    consentOf(principal: Principal) {
      if (!isOffered) throw notFound('oauth');
      return createConsent({ ...actingFor(context, principal), programs }, principal);
    },

    /** Where the metadata is, and what a token needs; for refused calls of `/mcp`. */
    challenge: {
      resource_metadata: publicUrl + oauthPaths.resourceOfMcp,
      scope: assistantScopeNames.join(' '),
    },

    /** RFC 9728. */
    resourceMetadata: {
      resource: `${publicUrl}/mcp`,
      resource_name: 'Cardinal',
      resource_documentation: `${publicUrl}/docs/agents`,
      authorization_servers: [publicUrl],
      scopes_supported: assistantScopeNames,
      bearer_methods_supported: ['header'],
    },

    /** RFC 8414. */
    serverMetadata: {
      issuer: publicUrl,
      authorization_endpoint: publicUrl + paths.authorize,
      token_endpoint: publicUrl + oauthPaths.token,
      registration_endpoint: publicUrl + oauthPaths.register,
      revocation_endpoint: publicUrl + oauthPaths.revoke,
      scopes_supported: assistantScopeNames,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
      service_documentation: `${publicUrl}/docs/agents`,
    },
  };
}

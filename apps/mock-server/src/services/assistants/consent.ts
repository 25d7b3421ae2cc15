import {
  assistantScopeNames,
  limits,
  type AssistantConsent,
  type AssistantRequest,
  type AssistantScope,
} from '@cardinal/contract';
import { countAssistants, insertAssistant, insertToken } from '../../store/accounts/assistants.ts';
import { lockUser } from '../../store/accounts/users.ts';
import { newId } from '../../store/ids.ts';
import type { ServerContext } from '../context.ts';
import { assistantScopesJson } from '../identity/assistantAccess.ts';
import { createToken, hashToken } from '../identity/tokens.ts';
import { invalid } from '../shared/failures.ts';
import type { Principal } from '../shared/principal.ts';
import { auditAssistant } from './auditAssistant.ts';
import { OAuthFailure } from './oauthFailure.ts';
import type { Program, Programs } from './programs.ts';
import { isRegistered, receiverOf, withQuery } from './redirects.ts';
import { say } from '../shared/sentences/sentence.ts';
import { recognise } from '../shared/sentences/recognise.ts';

/** Prefix of codes. */
export const codePrefix = 'coc_';
/** How long a code can be exchanged, in milliseconds. */
const codeLife = 60_000;
/** An S256 challenge: the SHA-256 of the verifier, in base64url. */
const challengeForm = /^[\w-]{43}$/;

/** Whether a URL names what assistants use: `/mcp` of this server (RFC 8707). */
export const isOwnResource = (publicUrl: string, resource: string): boolean =>
  URL.canParse(resource) &&
  [`${publicUrl}/mcp`, `${publicUrl}/mcp/`, publicUrl].some(
    (own) => new URL(own).href === new URL(resource).href,
  );

/** The scopes that a request names and that exist; all if it names none. */
function scopesOf(scope: string | undefined): AssistantScope[] {
  const named = (scope ?? '').split(' ').filter(Boolean);
  return assistantScopeNames.filter((name) => named.length === 0 || named.includes(name));
}

interface Dependencies extends Pick<ServerContext, 'db' | 'clock' | 'quotas' | 'publicUrl'> {
  programs: Programs;
}

/** Lets users decide whether an assistant may act for them. */
export function createConsent(
  { db, clock, quotas, publicUrl, programs }: Dependencies,
  principal: Principal,
) {
  const { userId, workspaceId } = principal;

  /** The program of a request and where it is answered. @throws `invalid` if there is nowhere. */
  async function receiver(request: AssistantRequest): Promise<{ program: Program; url: string }> {
    const { client_id: id = '', redirect_uri: url = '' } = request;
    await quotas.assistantChecksOfUser.use(userId);
    const program = await programs.find(id).catch((error: unknown) => {
      if (error instanceof OAuthFailure) {
        throw invalid([{ path: 'client_id', message: recognise(error.message) }]);
      }
      throw error;
    });
    if (isRegistered(program.redirects, url)) return { program, url };
    const message = say(({ account }) => account.assistantAddress);
    throw invalid([{ path: 'redirect_uri', message }]);
  }

  /** What is wrong with a request whose program is known; undefined if nothing is. */
  function faultOf(request: AssistantRequest): OAuthFailure | undefined {
    const { response_type: type, resource, scope } = request;
    if (type !== 'code') {
      return new OAuthFailure('unsupported_response_type', 'response_type must be code.');
    }
    if (request.code_challenge_method !== 'S256') {
      return new OAuthFailure('invalid_request', 'code_challenge_method must be S256.');
    }
    if (!challengeForm.test(request.code_challenge ?? '')) {
      return new OAuthFailure('invalid_request', 'code_challenge is missing or has another form.');
    }
    if (resource !== undefined && !isOwnResource(publicUrl, resource)) {
      return new OAuthFailure('invalid_target', `resource must be ${publicUrl}/mcp.`);
    }
    if (scopesOf(scope).length === 0) {
      return new OAuthFailure('invalid_scope', 'Cardinal has none of the scopes asked for.');
    }
    return undefined;
  }

  const back = (url: string, { state }: AssistantRequest, answer: Record<string, string>) =>
    withQuery(url, { ...answer, state, iss: publicUrl });

  return {
    /** What an assistant asks for. @throws `invalid` if it is unknown; `too_many_requests`. */
    async check(request: AssistantRequest): Promise<AssistantConsent> {
      const { program, url } = await receiver(request);
      const { code, message } =
        faultOf(request) ?? new OAuthFailure('access_denied', 'The user did not allow it.');
      return {
        name: program.name,
        host: program.host,
        leads_to: receiverOf(url),
        scopes: scopesOf(request.scope),
        fault: faultOf(request)?.message ?? null,
        deny_url: back(url, request, { error: code, error_description: message }),
      };
    },

    /** Lets an assistant in. @returns Where the browser goes @throws As `check`; `invalid`. */
    async allow(request: AssistantRequest, chosen: readonly AssistantScope[]): Promise<string> {
      const { program, url } = await receiver(request);
      const fault = faultOf(request);
      if (fault) throw invalid([{ path: 'request', message: recognise(fault.message) }]);
      const scopes = scopesOf(request.scope).filter((scope) => chosen.includes(scope));
      if (scopes.length === 0) {
        throw invalid([{ path: 'scopes', message: say(({ account }) => account.onePermission) }]);
      }
      const now = clock();
      const code = codePrefix + createToken();
      const id = newId(now);
      await db.write(async (tx) => {
        // Counted under the lock, so that no two calls take the last place.
        await lockUser(tx, userId);
        if ((await countAssistants(tx, { workspaceId, userId }, now)) >= limits.assistants) {
          const message = say(({ account }) => account.pastAssistants({ most: limits.assistants }));
          throw invalid([{ path: '', message }]);
        }
        const { id: client_id, name, host } = program;
        // Until the code is exchanged, it is kept no longer than the code.
        const expires_at = now + codeLife;
        await insertAssistant(tx, {
          id,
          user_id: userId,
          workspace_id: workspaceId,
          client_id,
          name,
          host,
          scopes: assistantScopesJson.write(scopes),
          created_at: now,
          expires_at,
          last_used_at: null,
        });
        await insertToken(tx, {
          token_hash: hashToken(code),
          assistant_id: id,
          kind: 'code',
          challenge: request.code_challenge ?? null,
          redirect_uri: url,
          expires_at,
          used_at: null,
        });
        await auditAssistant(
          tx,
          principal,
          now,
          'assistant_allowed',
          { id, name },
          { after: { scopes: scopes.join(' '), leads_to: receiverOf(url) } },
        );
      });
      return back(url, request, { code });
    },
  };
}

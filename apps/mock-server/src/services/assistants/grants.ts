import { hash } from 'node:crypto';
import { dayMs } from '@cardinal/contract/limits';
import {
  deleteAssistant,
  deleteFormer,
  findToken,
  insertToken,
  keepAssistant,
  keepClient,
  useToken,
  type TokenRow,
} from '../../store/accounts/assistants.ts';
import type { Write } from '../../store/schema.ts';
import type { ServerContext } from '../context.ts';
import { principalOf } from '../identity/apiKeyAccess.ts';
import { accessTokenPrefix, assistantScopesJson } from '../identity/assistantAccess.ts';
import { createToken, hashToken } from '../identity/tokens.ts';
import type { Caller } from '../shared/principal.ts';
import { auditAssistant } from './auditAssistant.ts';
import { codePrefix, isOwnResource } from './consent.ts';
import { OAuthFailure } from './oauthFailure.ts';

const refreshPrefix = 'cor_';
/** Seconds for which an access token works. */
const accessLife = 3_600;
/** An assistant that is not used for this long ends, in milliseconds. */
const idleLimit = 30 * dayMs;
/** An assistant ends after this time in any case, and its user decides again, in milliseconds. */
const longestLife = 365 * dayMs;
/** How long the registration of a program is kept after its last use, in milliseconds. */
const clientKeptFor = 180 * dayMs;
/** A verifier of PKCE (RFC 7636, 4.1). */
const verifierForm = /^[\w.~-]{43,128}$/;

/** The fields of a request to the token endpoint. */
export type TokenForm = (name: string) => string | undefined;

const refused = (text: string) => new OAuthFailure('invalid_grant', text);

/** What the token endpoint answers. */
export interface Tokens {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  scope: string;
}

/** Codes, access tokens and refresh tokens of assistants. */
export function createGrants({
  db,
  clock,
  quotas,
  publicUrl,
}: Pick<ServerContext, 'db' | 'clock' | 'quotas' | 'publicUrl'>) {
  /** Stores a new pair of tokens. The assistant lives on. */
  async function issue(tx: Write, row: TokenRow, now: number): Promise<Tokens> {
    const access = accessTokenPrefix + createToken();
    const refresh = refreshPrefix + createToken();
    const store = (kind: 'access' | 'refresh', token: string, expires_at: number) =>
      insertToken(tx, {
        token_hash: hashToken(token),
        assistant_id: row.id,
        kind,
        challenge: null,
        redirect_uri: null,
        expires_at,
        used_at: null,
      });
    await store('access', access, now + accessLife * 1_000);
    const until = Math.min(now + idleLimit, row.created_at + longestLife);
    await store('refresh', refresh, until);
    await keepAssistant(tx, row.id, until);
    await keepClient(tx, row.client_id, now + clientKeptFor);
    return {
      access_token: access,
      token_type: 'Bearer',
      expires_in: accessLife,
      refresh_token: refresh,
      scope: assistantScopesJson.read(row.scopes).join(' '),
    };
  }

  /**
   * Exchanges a code or refresh token, once. A second use means that somebody has a copy: then the
   * assistant ends, whoever of the two it was.
   * @param check Throws if the request must not use it; then it is not used up
   */
  async function exchange(
    kind: 'code' | 'refresh',
    token: string,
    check: (row: TokenRow) => void,
    isAlone: boolean,
  ): Promise<Tokens> {
    const now = clock();
    const tokenHash = hashToken(token);
    const tokens = await db.write(async (tx) => {
      const row = await findToken(tx, kind, tokenHash);
      // One that was used is recognised for as long as the tokens that came of it may live.
      const isOver = row && row.used_at === null && row.token_expires_at <= now;
      if (!row || isOver || row.expires_at <= now || !principalOf(row)) {
        throw refused('It is unknown, or has expired or been revoked.');
      }
      check(row);
      const knownUntil = kind === 'code' ? row.created_at + longestLife : row.token_expires_at;
      if (row.used_at === null && (await useToken(tx, tokenHash, { now, knownUntil }))) {
        if (isAlone && !URL.canParse(row.client_id)) await deleteFormer(tx, row);
        return issue(tx, row, now);
      }
      await deleteAssistant(tx, row.id);
      await auditAssistant(
        tx,
        { workspaceId: row.workspace_id, userId: row.user_id },
        now,
        'assistant_disconnected',
        row,
        { after: { reason: 'token_used_twice' } },
      );
      return undefined;
    });
    if (!tokens) throw refused('It was used before. The assistant has been disconnected.');
    return tokens;
  }

  function withCode(field: TokenForm, clientId: string): Promise<Tokens> {
    const verifier = field('code_verifier') ?? '';
    if (!verifierForm.test(verifier)) {
      throw new OAuthFailure('invalid_request', 'code_verifier is missing or has another form.');
    }
    return exchange(
      'code',
      field('code') ?? '',
      (row) => {
        if (row.client_id !== clientId) throw refused('The code is for another client_id.');
        if (row.redirect_uri !== field('redirect_uri')) {
          throw refused('redirect_uri is not that of the request for the code.');
        }
        if (row.challenge !== hash('sha256', verifier, 'base64url')) {
          throw refused('code_verifier does not fit code_challenge.');
        }
      },
      true,
    );
  }

  const withRefresh = (field: TokenForm, clientId: string): Promise<Tokens> =>
    exchange(
      'refresh',
      field('refresh_token') ?? '',
      (row) => {
        if (row.client_id !== clientId) throw refused('The token is for another client_id.');
      },
      false,
    );

  return {
    /** Answers the token endpoint. @throws OAuthFailure; `too_many_requests`. */
    async tokens(field: TokenForm, { address }: Caller): Promise<Tokens> {
      await quotas.tokensFromAddress.use(address);
      const clientId = field('client_id');
      if (!clientId) throw new OAuthFailure('invalid_request', 'client_id is missing.');
      const resource = field('resource');
      if (resource !== undefined && !isOwnResource(publicUrl, resource)) {
        throw new OAuthFailure('invalid_target', `resource must be ${publicUrl}/mcp.`);
      }
      const type = field('grant_type');
      if (type === 'authorization_code') return withCode(field, clientId);
      if (type === 'refresh_token') return withRefresh(field, clientId);
      throw new OAuthFailure(
        'unsupported_grant_type',
        'grant_type must be authorization_code or refresh_token.',
      );
    },

    /** Ends an assistant by one of its tokens (RFC 7009); an unknown token is no error. */
    async revoke(field: TokenForm, { address }: Caller): Promise<void> {
      await quotas.tokensFromAddress.use(address);
      const token = field('token');
      const clientId = field('client_id');
      if (!token || !clientId) {
        throw new OAuthFailure('invalid_request', 'token and client_id are needed.');
      }
      if (token.startsWith(codePrefix)) return;
      const kind = token.startsWith(accessTokenPrefix) ? 'access' : 'refresh';
      const now = clock();
      await db.write(async (tx) => {
        const row = await findToken(tx, kind, hashToken(token));
        if (row?.client_id !== clientId) return;
        await deleteAssistant(tx, row.id);
        await auditAssistant(
          tx,
          { workspaceId: row.workspace_id, userId: row.user_id },
          now,
          'assistant_disconnected',
          row,
          { after: { reason: 'by_the_assistant' } },
        );
      });
    },
  };
}

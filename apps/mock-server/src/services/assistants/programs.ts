import { inOneLine, lengths, plainName } from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import { z } from 'zod';
import { cutText } from '../../foreignText.ts';
import type { Outside } from '../../ports/outside/index.ts';
import { deleteOldClients, findClient, insertClient } from '../../store/accounts/assistants.ts';
import type { Database } from '../../store/engine/database.ts';
import { storedJson } from '../../store/storedJson.ts';
import { createToken } from '../identity/tokens.ts';
import type { Caller } from '../shared/principal.ts';
import type { Quotas } from '../shared/quotas.ts';
import { OAuthFailure } from './oauthFailure.ts';
import { isPossibleRedirect } from './redirects.ts';

/** Prefix of the ids of programs that registered themselves. */
const idPrefix = 'cap_';
/** Such an id; PostgreSQL rejects some other texts (NUL) with an error. */
const idForm = /^cap_[\w-]{1,96}$/;
/** How long a registration is kept that nobody has allowed. */
const unusedFor = dayMs;
/** Registrations that are kept without anyone's permission: strangers must not fill the database. */
const mostUnused = 5_000;
/** Characters of a document about a program. */
const mostRead = 10_000;
const mostRedirects = 10;
const unnamed = 'An assistant without a name';

const redirectsJson = storedJson<string[]>('redirects of an assistant', z.array(z.string()));

/** A program that asks to act for users. */
export interface Program {
  id: string;
  /** What it calls itself. */
  name: string;
  /** Host of the document that names it; null if it registered itself. */
  host: string | null;
  redirects: readonly string[];
}

/** What programs say about themselves (RFC 7591); the rest does not matter here. */
const metadataSchema = z.object({
  client_id: z.string().optional(),
  client_name: z
    .string()
    .transform((name) => plainName(inOneLine(cutText(name, lengths.apiKeyName))))
    .optional(),
  redirect_uris: z
    .array(z.string().max(lengths.url), 'redirect_uris must be a list of URLs.')
    .min(1, 'redirect_uris must name at least one URL.')
    .max(mostRedirects, `redirect_uris may name at most ${mostRedirects} URLs.`),
  token_endpoint_auth_method: z.string().optional(),
});

type Metadata = z.infer<typeof metadataSchema>;

/** @throws OAuthFailure. */
function readMetadata(value: unknown): Metadata {
  const parsed = metadataSchema.safeParse(value);
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? 'The metadata cannot be read.';
    throw new OAuthFailure('invalid_client_metadata', message);
  }
  if (!parsed.data.redirect_uris.every(isPossibleRedirect)) {
    throw new OAuthFailure(
      'invalid_redirect_uri',
      'redirect_uris must use https, http on 127.0.0.1, [::1] or localhost, or a scheme of the program’s own.',
    );
  }
  return parsed.data;
}

/** The URL of a document about a program, if an id is one (OAuth Client ID Metadata Document, 2). */
function documentUrl(id: string): URL | undefined {
  if (!/^https?:\/\//.test(id) || !URL.canParse(id)) return undefined;
  const url = new URL(id);
  // Written in any other way, two ids would name the same document.
  const isPlain = url.href === id && url.pathname !== '/' && !id.includes('#');
  return isPlain && url.username === '' && url.password === '' ? url : undefined;
}

interface Dependencies {
  db: Database;
  clock: () => number;
  quotas: Quotas;
  outside: Outside;
}

const noDocument = (host: string, why: string) =>
  new OAuthFailure('invalid_client', `${host} does not say who this assistant is: ${why}`);

/** The programs that may ask users to let them in. */
export function createPrograms({ db, clock, quotas, outside }: Dependencies) {
  async function read(url: URL): Promise<unknown> {
    const headers = { Accept: 'application/json', 'User-Agent': 'Cardinal' };
    const answer = await outside
      .call(url, { method: 'GET', headers, most: mostRead })
      .catch(() => undefined);
    if (!answer) throw noDocument(url.host, 'it cannot be reached.');
    if (answer.status !== 200) throw noDocument(url.host, `it answered ${answer.status}.`);
    if (answer.isCut) throw noDocument(url.host, 'its document is too long.');
    try {
      return JSON.parse(answer.text);
    } catch {
      throw noDocument(url.host, 'its document is not JSON.');
    }
  }

  async function findDocumented(url: URL): Promise<Program> {
    if (!outside.mayCall(url)) throw noDocument(url.host, 'its URL must use https.');
    const said = readMetadata(await read(url));
    if (said.client_id !== url.href) throw noDocument(url.host, 'its document is about another.');
    // A program that proves itself by a key is not let in without that proof.
    if ((said.token_endpoint_auth_method ?? 'none') !== 'none') {
      throw noDocument(url.host, 'it must use the token endpoint without a secret or key.');
    }
    return {
      id: url.href,
      name: said.client_name || url.host,
      host: url.host,
      redirects: said.redirect_uris,
    };
  }

  return {
    /** @throws OAuthFailure `invalid_client`. */
    async find(id: string): Promise<Program> {
      const url = documentUrl(id);
      if (url) return findDocumented(url);
      const row = idForm.test(id) && (await findClient(db.read, id, clock()));
      if (!row) {
        throw new OAuthFailure(
          'invalid_client',
          'Cardinal does not know this assistant, or has forgotten it. Add Cardinal to the assistant again.',
        );
      }
      const { name, redirect_uris: redirects } = row;
      return { id, name, host: null, redirects: redirectsJson.read(redirects) };
    },

    /** Registers a program (RFC 7591). @throws OAuthFailure; `too_many_requests`. */
    async register(body: unknown, { address }: Caller) {
      await quotas.assistantsFromAddress.use(address);
      const { client_name: name, redirect_uris: redirects } = readMetadata(body);
      const now = clock();
      const id = idPrefix + createToken();
      const row = {
        id,
        name: name || unnamed,
        redirect_uris: redirectsJson.write(redirects),
        created_at: now,
        expires_at: now + unusedFor,
      };
      await db.write(async (tx) => {
        await insertClient(tx, row);
        // Refusing further ones would let a single network shut out everyone for a day.
        await deleteOldClients(tx, { before: row.expires_at, keep: mostUnused });
      });
      return {
        client_id: id,
        client_id_issued_at: Math.floor(now / 1_000),
        client_name: row.name,
        redirect_uris: redirects,
        // Whatever was asked for: a secret in programs that everyone has would be none.
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      };
    },
  };
}

export type Programs = ReturnType<typeof createPrograms>;

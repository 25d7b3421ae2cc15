import type { Insertable, Selectable } from 'kysely';
import { isId } from '../ids.ts';
import type { Read, Write } from '../schema.ts';
import type {
  AssistantClientTable,
  AssistantTable,
  AssistantTokenTable,
} from '../tables/assistants.ts';
import type { KeysOf } from './apiKeys.ts';

/** Most assistants that a list contains: those of a company of many members. */
const mostListed = 1_000;

/** A program that registered itself. */
export type AssistantClientRow = Selectable<AssistantClientTable>;

/** Living assistants with the names of their users. */
const assistants = (db: Read, { workspaceId, userId }: KeysOf, now: number) => {
  const query = db
    .selectFrom('assistants')
    .innerJoin('users', 'users.id', 'assistants.user_id')
    .selectAll('assistants')
    .select(['users.first_name', 'users.last_name'])
    .where('assistants.workspace_id', '=', workspaceId)
    .where('assistants.expires_at', '>', now);
  return userId === undefined ? query : query.where('assistants.user_id', '=', userId);
};

/** An assistant, with the name of its user. */
export type AssistantRow = Awaited<ReturnType<typeof listAssistants>>[number];

/** The newest assistants, newest first. */
export const listAssistants = (db: Read, of: KeysOf, now: number) =>
  assistants(db, of, now)
    .orderBy('assistants.created_at', 'desc')
    .orderBy('assistants.id', 'desc')
    .limit(mostListed)
    .execute();

export async function findAssistant(
  db: Read,
  of: KeysOf,
  id: string,
  now: number,
): Promise<AssistantRow | undefined> {
  if (!isId(id)) return undefined;
  return assistants(db, of, now).where('assistants.id', '=', id).executeTakeFirst();
}

/** How many living assistants a user has in a workspace. */
export async function countAssistants(
  db: Read,
  { workspaceId, userId }: Required<KeysOf>,
  now: number,
): Promise<number> {
  const { n } = await db
    .selectFrom('assistants')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('workspace_id', '=', workspaceId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function insertAssistant(tx: Write, row: Insertable<AssistantTable>): Promise<void> {
  await tx.insertInto('assistants').values(row).execute();
}

/** Keeps an assistant until a moment (milliseconds). */
export async function keepAssistant(tx: Write, id: string, until: number): Promise<void> {
  await tx.updateTable('assistants').set({ expires_at: until }).where('id', '=', id).execute();
}

/** Removes an assistant and its tokens. */
export async function deleteAssistant(tx: Write, id: string): Promise<void> {
  await tx.deleteFrom('assistants').where('id', '=', id).execute();
}

/** Removes the assistants of a user, in one workspace or in all. */
export async function deleteAssistantsOf(
  tx: Write,
  userId: string,
  workspaceId?: string,
): Promise<void> {
  const all = tx.deleteFrom('assistants').where('user_id', '=', userId);
  await (workspaceId === undefined ? all : all.where('workspace_id', '=', workspaceId)).execute();
}

/** Removes the other assistants that a user let in for the same registered program. */
export async function deleteFormer(
  tx: Write,
  {
    id,
    user_id,
    workspace_id,
    client_id,
  }: Pick<AssistantRow, 'id' | 'user_id' | 'workspace_id' | 'client_id'>,
): Promise<void> {
  await tx
    .deleteFrom('assistants')
    .where('user_id', '=', user_id)
    .where('workspace_id', '=', workspace_id)
    .where('client_id', '=', client_id)
    .where('id', '<>', id)
    .execute();
}

export async function insertToken(tx: Write, row: Insertable<AssistantTokenTable>): Promise<void> {
  await tx.insertInto('assistant_tokens').values(row).execute();
}

/** A code or token, with its assistant and the access of its user. */
export const findToken = (db: Read, kind: AssistantTokenTable['kind'], tokenHash: string) =>
  db
    .selectFrom('assistant_tokens')
    .innerJoin('assistants', 'assistants.id', 'assistant_tokens.assistant_id')
    .innerJoin('users', 'users.id', 'assistants.user_id')
    .select([
      'assistant_tokens.token_hash',
      'assistant_tokens.challenge',
      'assistant_tokens.redirect_uri',
      'assistant_tokens.expires_at as token_expires_at',
      'assistant_tokens.used_at',
      'assistants.id',
      'assistants.user_id',
      'assistants.workspace_id',
      'assistants.client_id',
      'assistants.name',
      'assistants.scopes',
      'assistants.created_at',
      'assistants.expires_at',
      'assistants.last_used_at',
      'users.role',
      'users.company_id',
      'users.private_workspace_id',
      'users.email_verified_at',
    ])
    .where('assistant_tokens.token_hash', '=', tokenHash)
    .where('assistant_tokens.kind', '=', kind)
    .executeTakeFirst();

/** A code or token with its assistant. */
export type TokenRow = NonNullable<Awaited<ReturnType<typeof findToken>>>;

/**
 * Marks a code or token as used. Times in milliseconds.
 * @param knownUntil How long another use of it must be recognised
 * @returns Whether this was its first use
 */
export async function useToken(
  tx: Write,
  tokenHash: string,
  { now, knownUntil }: { now: number; knownUntil: number },
): Promise<boolean> {
  const result = await tx
    .updateTable('assistant_tokens')
    .set({ used_at: now, expires_at: knownUntil })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/**
 * Records that an assistant was used. Times in milliseconds.
 * @param before Only if it was last used before this moment
 */
export async function touchAssistant(
  tx: Write,
  id: string,
  { now, before }: { now: number; before: number },
): Promise<void> {
  await tx
    .updateTable('assistants')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((or) => or.or([or('last_used_at', 'is', null), or('last_used_at', '<=', before)]))
    .execute();
}

export async function insertClient(tx: Write, row: AssistantClientRow): Promise<void> {
  await tx.insertInto('assistant_clients').values(row).execute();
}

/**
 * Removes the oldest registered programs of those that expire before a moment (milliseconds).
 * @param keep How many of the newest stay
 */
export async function deleteOldClients(
  tx: Write,
  { before, keep }: { before: number; keep: number },
): Promise<void> {
  await tx
    .deleteFrom('assistant_clients')
    .where('id', 'in', (query) =>
      query
        .selectFrom('assistant_clients')
        .select('id')
        .where('expires_at', '<=', before)
        .orderBy('expires_at', 'desc')
        .offset(keep)
        .limit(mostListed),
    )
    .execute();
}

/** A registered program that is not forgotten yet. */
export const findClient = (db: Read, id: string, now: number) =>
  db
    .selectFrom('assistant_clients')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Keeps a registered program until a moment (milliseconds). */
export async function keepClient(tx: Write, id: string, until: number): Promise<void> {
  await tx
    .updateTable('assistant_clients')
    .set({ expires_at: until })
    .where('id', '=', id)
    .execute();
}

/** Removes what has expired of tokens, assistants and programs. @returns The number of records. */
export async function purgeAssistants(
  tx: Write,
  { now, most }: { now: number; most: number },
): Promise<number> {
  const tokens = await tx
    .deleteFrom('assistant_tokens')
    .where('token_hash', 'in', (query) =>
      query
        .selectFrom('assistant_tokens')
        .select('token_hash')
        .where('expires_at', '<=', now)
        .limit(most),
    )
    .executeTakeFirst();
  const ended = await tx
    .deleteFrom('assistants')
    .where('id', 'in', (query) =>
      query.selectFrom('assistants').select('id').where('expires_at', '<=', now).limit(most),
    )
    .executeTakeFirst();
  const clients = await tx
    .deleteFrom('assistant_clients')
    .where('id', 'in', (query) =>
      query.selectFrom('assistant_clients').select('id').where('expires_at', '<=', now).limit(most),
    )
    .executeTakeFirst();
  return Math.max(...[tokens, ended, clients].map((result) => Number(result.numDeletedRows)));
}

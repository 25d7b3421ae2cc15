import type { EmailState, PageQuery } from '@cardinal/contract';
import { sql, type Insertable, type SqlBool } from 'kysely';
import type { Dialect } from '../engine/database.ts';
import { isId } from '../ids.ts';
import { inScope, type LeadScope } from '../leads/leadScope.ts';
import { readQueryPage } from '../page.ts';
import type { Read, Write } from '../schema.ts';
import type { EmailTable } from '../tables/mail.ts';

/** Stores an email as queued, before the first attempt to send it. */
export async function insertEmail(
  tx: Write,
  email: Omit<Insertable<EmailTable>, 'state' | 'error' | 'attempts' | 'sent_at'>,
): Promise<void> {
  await tx
    .insertInto('emails')
    .values({ ...email, state: 'queued', error: '', attempts: 0, sent_at: null })
    .execute();
}

/** The person in whose name an email is sent. */
const senderColumns = [
  'users.first_name',
  'users.last_name',
  'users.email as sender_email',
  'companies.name as sender_company',
] as const;

/** The email that a job delivers, with its sender, in their current workspace. */
export function findMailOfJob(db: Read, job: { kind: string; id: string }) {
  return db
    .selectFrom('jobs')
    .innerJoin('emails', (join) =>
      join
        .onRef('emails.workspace_id', '=', 'jobs.workspace_id')
        .onRef('emails.id', '=', 'jobs.id'),
    )
    .leftJoin('users', 'users.id', 'emails.user_id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .selectAll('emails')
    .select(senderColumns)
    .where('jobs.kind', '=', job.kind)
    .where('jobs.id', '=', job.id)
    .executeTakeFirst();
}

/**
 * Records the outcome of one attempt. `error` is empty if it was sent.
 * @returns The lead to which the email now belongs: a merge may have moved it during the attempt.
 */
export async function recordTry(
  tx: Write,
  { workspaceId, id }: { workspaceId: string; id: string },
  outcome: { state: EmailState; error: string; at: number },
): Promise<string | null> {
  const email = await tx
    .updateTable('emails')
    .set((row) => ({
      state: outcome.state,
      error: outcome.error,
      attempts: row('attempts', '+', 1),
      sent_at: outcome.state === 'sent' ? outcome.at : null,
    }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returning('lead_id')
    .executeTakeFirst();
  return email?.lead_id ?? null;
}

/** Queues a failed email again. */
export async function requeueEmail(
  tx: Write,
  email: { workspaceId: string; id: string },
): Promise<void> {
  await tx
    .updateTable('emails')
    .set({ state: 'queued' })
    .where('workspace_id', '=', email.workspaceId)
    .where('id', '=', email.id)
    .where('state', '=', 'failed')
    .execute();
}

const leadMails = (db: Read, scope: LeadScope) =>
  db
    .selectFrom('emails')
    .innerJoin('leads', (join) =>
      join
        .onRef('leads.workspace_id', '=', 'emails.workspace_id')
        .onRef('leads.id', '=', 'emails.lead_id'),
    )
    .where('emails.workspace_id', '=', scope.workspaceId)
    .where('emails.kind', '=', 'lead')
    .where(inScope(scope));

const newestFirst = { table: 'emails', columns: ['id'], descending: true } as const;

/**
 * One page of the emails to leads of a scope, or to one of them, newest first.
 * @throws {ForeignCursorError}
 */
export const listEmails = (
  db: Read,
  scope: LeadScope,
  { leadId, ...page }: PageQuery & { leadId?: string },
) => readQueryPage(db, emailsOf(db, scope, leadId), newestFirst, page);

function emailsOf(db: Read, scope: LeadScope, leadId?: string) {
  const all = leadMails(db, scope).select([
    'emails.id',
    'leads.id as lead_id',
    'emails.user_id',
    'emails.to_address',
    'emails.subject',
    'emails.content',
    'emails.state',
    'emails.error',
    'emails.attempts',
    'emails.created_at',
    'emails.sent_at',
  ]);
  return leadId === undefined ? all : all.where('emails.lead_id', '=', leadId);
}

/** Like `listEmails`, but as the recipients see the emails. */
export const listMailbox = (db: Read, scope: LeadScope, page: PageQuery) => {
  const mails = leadMails(db, scope)
    // The sender's account may have been removed.
    .leftJoin('users', 'users.id', 'emails.user_id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'emails.id',
      'leads.id as lead_id',
      'emails.to_name',
      'emails.to_address',
      'emails.subject',
      'emails.text',
      'emails.html',
      'emails.calendar',
      'emails.created_at',
      ...senderColumns,
    ]);
  return readQueryPage(db, mails, newestFirst, page);
};

export async function findEmail(db: Read, scope: LeadScope, id: string) {
  if (!isId(id)) return undefined;
  return emailsOf(db, scope).where('emails.id', '=', id).executeTakeFirst();
}

/** The outcome of the last attempt to send an email; undefined if the email no longer exists. */
export async function findOutcome(db: Read, workspaceId: string, id: string) {
  const row = await db
    .selectFrom('emails')
    .select(['state', 'error'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { state: row.state, error: row.error ?? '' };
}

const emailByUnsubscribeToken = (db: Read, token: string) =>
  db
    .selectFrom('emails')
    .select(['workspace_id', 'lead_id', 'user_id', 'to_address'])
    .where('unsubscribe_token', '=', token);

/** The email that contained an unsubscribe link; undefined if there is none. */
export const findEmailByUnsubscribeToken = (db: Read, token: string) =>
  emailByUnsubscribeToken(db, token).executeTakeFirst();

/** Like `findEmailByUnsubscribeToken`, but it stays in its workspace until the transaction ends. */
export function lockEmailByUnsubscribeToken(tx: Write, dialect: Dialect, token: string) {
  return emailByUnsubscribeToken(tx, token)
    .$if(dialect === 'postgres', (query) => query.forKeyShare())
    .executeTakeFirst();
}

/** Worded exactly as in the partial indexes, so that they are used. */
const isAccountMail = sql<SqlBool>`kind = 'account'`;

/** Removes the emails about a user's account, which contain the user's name and links. */
export async function deleteAccountMails(tx: Write, userId: string): Promise<void> {
  await tx.deleteFrom('emails').where('user_id', '=', userId).where(isAccountMail).execute();
}

/**
 * Removes emails about accounts that were written before a moment.
 * @param most Maximum number of emails per call.
 * @returns How many were removed.
 */
export async function purgeAccountMails(
  tx: Write,
  { before, most }: { before: number; most: number },
): Promise<number> {
  const expired = await tx
    .selectFrom('emails')
    .select(['workspace_id', 'id'])
    .where('created_at', '<', before)
    .where(isAccountMail)
    .orderBy('created_at')
    .limit(most)
    .execute();
  for (const [workspaceId, mails] of Map.groupBy(expired, (mail) => mail.workspace_id)) {
    const ids = mails.map(({ id }) => id);
    await tx
      .deleteFrom('emails')
      .where('workspace_id', '=', workspaceId)
      .where('id', 'in', ids)
      .execute();
  }
  return expired.length;
}

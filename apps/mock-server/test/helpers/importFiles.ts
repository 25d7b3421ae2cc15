import { setTimeout as delay } from 'node:timers/promises';
import {
  auditEntrySchema,
  importSchema,
  leadSchema,
  statsSchema,
  type Import,
} from '@cardinal/contract';
import { z } from 'zod';
import { createImportSweep } from '../../src/services/importing/job/importSweep.ts';
import { insertCompany } from '../../src/store/accounts/companies.ts';
import type { Database } from '../../src/store/engine/database.ts';
import { startTestServer } from './server.ts';

/** Makes requests as a user. */
export type Ask = (
  path: string,
  init?: { method?: string; json?: unknown; body?: FormData; headers?: Record<string, string> },
) => Promise<Response>;

/** A form with a file. */
export function formOf(content: string | Uint8Array<ArrayBuffer>, name = 'leads.csv'): FormData {
  const body = new FormData();
  body.append('file', new File([content], name));
  return body;
}

/** Reads an import from a response. */
export const importIn = async (answer: Response): Promise<Import> =>
  importSchema.parse(await answer.json());

/** Uploads a file. @returns The import. */
export const upload = async (ask: Ask, content: string | Uint8Array<ArrayBuffer>, name?: string) =>
  importIn(await ask('/api/leads/import', { method: 'POST', body: formOf(content, name) }));

/** Waits until an import has a status. */
export async function waitFor(ask: Ask, id: string, status: Import['status']): Promise<Import> {
  for (;;) {
    const now = await importIn(await ask(`/api/imports/${id}`));
    if (now.status === status) return now;
    await delay(20);
  }
}

/** Commits an import and waits for its end. */
export async function commit(ask: Ask, id: string, json: object = {}): Promise<Import> {
  const answer = await ask(`/api/imports/${id}/commit`, { method: 'POST', json });
  if (answer.status !== 202) throw new Error(`The commit answered ${answer.status}.`);
  return waitFor(ask, id, 'done');
}

/** Deletes the imports that have expired. @param now Milliseconds */
export const sweepImports = (db: Database, now: number) =>
  createImportSweep({ db, clock: () => now })({
    id: 'sweep',
    workspaceId: '',
    payload: null,
    attempts: 1,
    signal: new AbortController().signal,
    save: () => Promise.reject(new Error('Nothing is saved here.')),
  });

/** A .csv file with this many valid rows. */
export const csvOf = (count: number, name = 'person') =>
  [
    'First name,Last name,Email,Status',
    ...Array.from({ length: count }, (_, n) => `Ada,Nr ${n},${name}${n}@example.com,Hot`),
  ].join('\n');

/** A signed-in user. */
export interface Person {
  ask: Ask;
  id: string;
  email: string;
}

const secret = 'a-long-enough-secret';

/** A server with a company that has a manager and an agent. */
export async function startImportPlace(db: Database) {
  const server = await startTestServer({ db });
  const company = { id: 'acme', name: 'Acme', name_key: 'acme', open: 1 } as const;
  await db.write((tx) => insertCompany(tx, { ...company, created_by: 'nobody', created_at: 0 }));

  /** Registers a user in the company, or, with null, in none. */
  async function join(
    role: 'agent' | 'manager',
    company_id: string | null = 'acme',
  ): Promise<Person> {
    const { access_token: token, user } = await server.register({ role, company_id });
    const ask: Ask = (path, init) => server.request(path, { token, ...init });
    return { ask, id: user.id, email: user.email };
  }

  const manager = await join('manager');
  return {
    server,
    manager,
    agent: await join('agent'),
    join,
    /** Entries of the audit trail; the manager becomes an administrator to read them. */
    async auditOf(action: string) {
      await db.write((tx) =>
        tx.updateTable('users').set({ role: 'admin' }).where('id', '=', manager.id).execute(),
      );
      const token = await server.signIn(manager.email, secret);
      const answer = await server.request('/api/audit', { token });
      const rows = z.array(auditEntrySchema).parse(await answer.json());
      return rows.filter((row) => row.action === action);
    },
  };
}

/** The result of `startImportPlace`. */
export type ImportPlace = Awaited<ReturnType<typeof startImportPlace>>;

/** The leads that a user sees. */
export const leadsOf = async ({ ask }: Person, query = '') =>
  z.array(leadSchema).parse(await (await ask(`/api/leads?limit=500${query}`)).json());

/** Number of leads that a user sees according to the counters. */
export const totalOf = async ({ ask }: Person): Promise<number> =>
  statsSchema.parse(await (await ask('/api/dashboard/stats')).json()).total_leads;

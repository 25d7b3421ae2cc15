import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUnsubscribing } from '../../../src/services/mail/unsubscribing.ts';
import { findUser } from '../../../src/store/accounts/users.ts';
import { moveWorkspace } from '../../../src/store/accounts/workspaces.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { newId } from '../../../src/store/ids.ts';
import { findLead } from '../../../src/store/leads/leads.ts';
import { insertEmail } from '../../../src/store/mail/emails.ts';
import type { Write } from '../../../src/store/schema.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { buildNewLead, buildPrincipal, serviceFor } from '../../helpers/leadCalls.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { partnerPages } from '../../helpers/partnerPages.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

/** Long enough for another transaction to reach a lock. */
const moment = 200;

describeOnEachEngine('a workspace that moves while others write to it', (open) => {
  let db: Database;
  let server: TestServer;
  /** Called at the end of each transaction of the server, before its commit. */
  let beforeCommit: () => Promise<void>;
  const nothing = async () => undefined;

  /** The database, with transactions that last until `wait` settles. */
  const waiting = (wait: () => Promise<void>): Database => ({
    ...db,
    write: (work) =>
      db.write(async (tx) => {
        const done = await work(tx);
        await wait();
        return done;
      }),
  });

  beforeAll(async () => {
    db = await open();
    beforeCommit = nothing;
    server = await startTestServer({ db: waiting(() => beforeCommit()) });
  });
  afterAll(() => server.close());

  async function emailedLead() {
    const by = buildPrincipal();
    const { workspaceId: from, userId } = by;
    const { id: leadId, email } = await serviceFor(db, by).leads.create(buildNewLead());
    const token = newId();
    await db.write((tx) =>
      insertEmail(tx, {
        workspace_id: from,
        id: newId(),
        lead_id: leadId,
        user_id: userId,
        kind: 'lead',
        to_name: 'Ada',
        to_address: email,
        subject: 'Hello',
        content: 'Hello',
        text: 'Hello',
        html: 'Hello',
        message_id: newId(),
        calendar: null,
        unsubscribe_token: token,
        created_at: Date.now(),
      }),
    );
    const to = newId();
    const move = (tx: Write) => moveWorkspace({ tx, dialect: db.dialect, from, to });
    return { token, to, leadId, move };
  }
  const unsubscribe = (by: Database, token: string) =>
    createUnsubscribing({
      db: by,
      announcer: { announce: () => undefined },
      clock: Date.now,
    }).unsubscribe(token);
  const leadOf = (workspaceId: string, id: string) => findLead(db.read, { workspaceId }, id);
  const historyOf = async (workspaceId: string) => {
    const rows = await db.read
      .selectFrom('activities')
      .select('type')
      .where('workspace_id', '=', workspaceId)
      .orderBy('id')
      .execute();
    return rows.map(({ type }) => type);
  };

  it('waits for an unsubscribe link in use, and takes along what it changes', async () => {
    const { token, to, leadId, move } = await emailedLead();
    let moved: Promise<void> | undefined;
    const slow = waiting(async () => {
      moved ??= db.write(move);
      await delay(moment);
    });
    await unsubscribe(slow, token);
    await moved;
    expect(await leadOf(to, leadId)).toMatchObject({ do_not_contact: 1 });
    expect(await historyOf(to)).toEqual(['created', 'unsubscribed']);
  });

  it('is found by an unsubscribe link that is used meanwhile', async () => {
    const { token, to, leadId, move } = await emailedLead();
    let unsubscribed: Promise<unknown> | undefined;
    await db.write(async (tx) => {
      await move(tx);
      unsubscribed ??= unsubscribe(db, token);
      await delay(moment);
    });
    await unsubscribed;
    expect(await leadOf(to, leadId)).toMatchObject({ do_not_contact: 1 });
    expect(await historyOf(to)).toEqual(['created', 'unsubscribed']);
  });

  it('takes along the lead that a partner’s page adds at that moment', async () => {
    const ask = membershipCalls(server);
    const pages = partnerPages(server);
    const { user, access_token: token } = await server.register({ company_name: newName() });
    const { key } = await pages.addKey(token);
    const page = await pages.open(key);
    let left: Promise<Response> | undefined;
    beforeCommit = async () => {
      left ??= ask.call('POST', '/api/companies/current/leave', token);
      await delay(moment);
    };
    const json = { first_name: 'Ada', email: 'ada@example.com' };
    const captured = await pages.fromPage(page, '/api/leads', { json });
    beforeCommit = nothing;
    expect(captured.status).toBe(201);
    expect((await left)?.status).toBe(200);
    const row = await findUser(db.read, user.id);
    const leads = await db.read
      .selectFrom('leads')
      .select('workspace_id')
      .where('workspace_id', 'in', [row?.private_workspace_id ?? '', user.company_id ?? ''])
      .execute();
    expect(leads).toEqual([{ workspace_id: row?.private_workspace_id }]);
    // The company has ended, and its key with it.
    expect((await pages.fromPage(page, '/api/leads', { json })).status).toBe(401);
  });
});

import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { searchParts } from '@cardinal/contract/fold';
import { expect, it } from 'vitest';
import { findUserByEmail } from '../../src/store/accounts/users.ts';
import { databaseFile, prepareFolder } from '../../src/store/engine/dataFolder.ts';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';
import type { Database, DatabaseOptions, Dialect } from '../../src/store/engine/database.ts';
import {
  migrationTable,
  pendingMigrations,
  readMigrations,
} from '../../src/store/engine/migrations.ts';
import { readLeadRows } from '../../src/store/leads/list/leadList.ts';
import { leadOrders } from '../../src/store/leads/list/leadOrders.ts';
import { describeOnEachEngine } from '../helpers/engines.ts';

const applied = (db: Database) =>
  db.read.selectFrom('migrations').select(['number', 'name']).orderBy('number').execute();

describeOnEachEngine('migrations', (_open, { dialect, makePlace }) => {
  it('are applied once, however often the database is opened', async () => {
    const place = await makePlace();
    const first = await openDatabase(place);
    const known = (await readMigrations(dialect)).map(({ number, name }) => ({ number, name }));
    expect(await applied(first)).toEqual(known);
    await first.close();

    const second = await openDatabase(place);
    expect(await applied(second)).toEqual(known);
    await second.close();
  });

  it('are applied once if many processes open the database at the same time', async () => {
    const place = await makePlace();
    const all = await Promise.all(Array.from({ length: 4 }, () => openDatabase(place)));
    for (const db of all) {
      expect(await applied(db)).toHaveLength((await readMigrations(dialect)).length);
      await db.close();
    }
  });

  it('refuse a database of a newer version, and do not change it', async () => {
    const place = await makePlace();
    const db = await openDatabase(place);
    await db.write((tx) =>
      tx.insertInto('migrations').values({ number: 99, name: 'later', applied_at: 1 }).execute(),
    );
    await db.close();
    await expect(openDatabase(place)).rejects.toThrow('Start a newer version');
  });

  it('can be closed twice, and does not work afterwards', async () => {
    const db = await openDatabase(await makePlace());
    await db.ping();
    await Promise.all([db.close(), db.close()]);
    await expect(db.ping()).rejects.toThrow(/./);
    await expect(db.write((tx) => tx.deleteFrom('events').execute())).rejects.toThrow(/./);
  });
});

/** Runs statements in a database that an older version has written. */
async function runAs(dialect: Dialect, place: DatabaseOptions, statements: readonly string[]) {
  if (dialect === 'sqlite') {
    await prepareFolder(place.dataDir);
    const db = new DatabaseSync(databaseFile(place.dataDir));
    // Migrations of contacts and of texts, of which there are none yet, name them.
    db.function('contact_key', { varargs: true }, () => '');
    db.function('without_invisible', (text) => text);
    for (const statement of statements) db.exec(statement);
    db.close();
    return;
  }
  const client = new Client(place.databaseUrl);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** The statements that create the schema as it was before a migration. */
async function schemaBefore(name: string, dialect: Dialect): Promise<string[]> {
  const migrations = await readMigrations(dialect);
  const before = migrations.slice(
    0,
    migrations.findIndex((migration) => migration.name === name),
  );
  return [
    migrationTable,
    ...before.map(({ sql }) => sql),
    ...before.map((done) => `insert into migrations values (${done.number}, '${done.name}', 1)`),
  ];
}

describeOnEachEngine('the migration of communications', (_open, { dialect, makePlace }) => {
  it('makes earlier contacts findable, and computes which leads are waiting for contact', async () => {
    const place = await makePlace();
    const lead = (id: string, type: string, status = 'Warm') =>
      `insert into leads (workspace_id, id, owner_id, created_by, first_name, last_name, email,
         email_key, phone, phone_key, company, position, lead_status, lead_type, source, source_key,
         notes, created_at, updated_at, name_key, company_key, search_key)
       values ('w', '${id}', 'u', 'u', 'A', 'B', '', '', '', '', '', '', '${status}', '${type}', 's',
         's', '', 1000, 1000, '', '', '')`;
    const activity = (id: string, leadId: string, type: string, at: number, text = 'ÉTÉ à Łódź') =>
      `insert into activities (workspace_id, id, lead_id, actor_id, type, title, description,
         created_at) values ('w', '${id}', '${leadId}', 'u', '${type}', 'Title', '${text}', ${at})`;
    await runAs(dialect, place, [
      ...(await schemaBefore('communications', dialect)),
      lead('waits', 'Action Required'),
      lead('called', 'Action Required'),
      lead('asked-again', 'Pending Follow-up'),
      lead('closed', 'Action Required', 'Closed'),
      lead('other', 'All Leads'),
      activity('a1', 'called', 'call', 2000),
      activity('a2', 'asked-again', 'call', 2000),
      activity('a3', 'asked-again', 'edited', 3000, 'Type: “All Leads” → “Pending Follow-up”'),
    ]);

    const db = await openDatabase(place);
    const due = db.read.selectFrom('leads').select(['id', 'due_since']);
    expect(await due.where('due_since', 'is not', null).orderBy('id').execute()).toEqual([
      { id: 'asked-again', due_since: 3000 },
      { id: 'waits', due_since: 1000 },
    ]);
    const keys = db.read.selectFrom('activities').select(['id', 'search_key']).orderBy('id');
    expect(await keys.execute()).toEqual([
      { id: 'a1', search_key: '  title  ete  a  lodz' },
      { id: 'a2', search_key: '  title  ete  a  lodz' },
      { id: 'a3', search_key: null },
    ]);
    await db.close();
  });
});

describeOnEachEngine('the migration of unsubscriptions', (_open, { dialect, makePlace }) => {
  it('takes the addresses of leads, and tells those that only a merge unsubscribed', async () => {
    const place = await makePlace();
    const lead = (id: string, email: string, isOut: 0 | 1) =>
      `insert into leads (workspace_id, id, owner_id, created_by, first_name, last_name, email,
         email_key, phone, phone_key, company, position, lead_status, lead_type, source, source_key,
         notes, created_at, updated_at, name_key, company_key, search_key, do_not_contact)
       values ('w', '${id}', 'u', 'u', 'A', 'B', '${email}', '${email}', '', '', '', '', 'Warm',
         'All Leads', 's', 's', '', 1000, 2000, '', '', '', ${isOut})`;
    const merge = (id: string, kept: string, undoneAt: number | null) =>
      `insert into lead_merges (workspace_id, id, kept_id, other_id, changes, opted_out, created_at,
         undone_at) values ('w', '${id}', '${kept}', 'x', '{}', 1, 1, ${undoneAt})`;
    await runAs(dialect, place, [
      ...(await schemaBefore('opt_outs', dialect)),
      lead('asked', 'asked@example.com', 1),
      lead('again', 'asked@example.com', 0),
      lead('kept', 'kept@example.com', 1),
      lead('both', 'both@example.com', 1),
      lead('both-asked', 'both@example.com', 1),
      lead('nowhere', '', 1),
      lead('mailed', 'mailed@example.com', 0),
      merge('m1', 'kept', null),
      merge('m2', 'both', null),
      merge('m3', 'asked', 5),
    ]);

    const db = await openDatabase(place);
    const found = await db.read.selectFrom('opt_outs').selectAll().orderBy('email_key').execute();
    const row = (email_key: string, merge_id: string | null) => ({
      workspace_id: 'w',
      email_key,
      merge_id,
      created_at: 2000,
    });
    expect(found).toEqual([
      row('asked@example.com', null),
      row('both@example.com', null),
      row('kept@example.com', 'm1'),
    ]);
    await db.close();
  });
});

describeOnEachEngine('the migration of invisible characters', (_open, { dialect, makePlace }) => {
  const sign = '\u200b';

  it('removes them from accounts, and loses none of those that look alike', async () => {
    const place = await makePlace();
    const user = (id: string, username: string, email: string) =>
      `insert into users (id, username, username_key, email, email_key, first_name, last_name, role,
         private_workspace_id, is_activated, email_verified_at, created_at, updated_at)
       values ('${id}', '${username}', lower('${username}'), '${email}', lower('${email}'), 'A', 'B',
         'agent', 'w-${id}', 1, 5, 1, 1)`;
    await runAs(dialect, place, [
      ...(await schemaBefore('invisible', dialect)),
      user('00000001', `Gr${sign}ace`, `Grace${sign}@example.com`),
      user('00000002', 'Ada', 'Ada@example.com'),
      user('00000003', `A${sign}da`, `A${sign}da@example.com`),
      user('00000004', `${sign}Zoe`, `Zoe${sign}@example.com`),
      user('00000005', `Zoe\u2060`, `Zoe@exam${sign}ple.com`),
    ]);

    const db = await openDatabase(place);
    const rows = await db.read
      .selectFrom('users')
      .select(['id', 'username', 'username_key', 'email', 'email_key', 'email_verified_at'])
      .orderBy('id')
      .execute();
    const row = (id: string, username: string, email: string, at: number | null) => ({
      id,
      username,
      username_key: username.toLowerCase(),
      email,
      email_key: email.toLowerCase(),
      email_verified_at: at,
    });
    expect(rows).toEqual([
      row('00000001', 'Grace', 'Grace@example.com', null),
      row('00000002', 'Ada', 'Ada@example.com', 5),
      row('00000003', 'Ada-00000003', `A${sign}da@example.com`, 5),
      row('00000004', 'Zoe', 'Zoe@example.com', null),
      row('00000005', 'Zoe-00000005', `Zoe@exam${sign}ple.com`, 5),
    ]);
    const found = (email: string) => findUserByEmail(db.read, email).then((user) => user?.id);
    expect(await found(`ada${sign}@example.com`)).toBe('00000002');
    expect(await found(`A${sign}DA@example.com`)).toBe('00000003');
    expect(await found('zoe@example.com')).toBe('00000004');
    expect(await found(`zoe@exam${sign}ple.com`)).toBe('00000005');
    await db.close();
  });

  it('finds companies, leads and unsubscribed addresses without them', async () => {
    const place = await makePlace();
    const company = (id: string, key: string) =>
      `insert into companies (id, name, name_key, open, listed, created_by, created_at)
       values ('${id}', '${key}', '${key}', 0, 1, 'u', 1)`;
    const optOut = (key: string, mergeId: string | null) =>
      `insert into opt_outs (workspace_id, email_key, merge_id, created_at)
       values ('w', '${key}', ${mergeId === null ? 'null' : `'${mergeId}'`}, 1)`;
    await runAs(dialect, place, [
      ...(await schemaBefore('invisible', dialect)),
      company('c1', 'acme'),
      company('c2', 'ac\ufe0fme'),
      company('c3', 'zephyr\ufe0f'),
      optOut(`a${sign}@example.com`, null),
      optOut('a\u00ad@example.com', null),
      optOut('b@example.com', 'm1'),
      optOut(`b${sign}@example.com`, null),
      `insert into leads (workspace_id, id, owner_id, created_by, first_name, last_name, email,
         email_key, phone, phone_key, company, position, lead_status, lead_type, source, source_key,
         notes, created_at, updated_at, name_key, company_key, search_key)
       values ('w', 'l', 'u', 'u', 'A', 'B', '', 'c${sign}@example.com', '', '', '', '', 'Warm',
         'All Leads', 's', 's', '', 1000, 2000, '', '', '')`,
    ]);

    const db = await openDatabase(place);
    const companies = db.read.selectFrom('companies').select('name_key').orderBy('id');
    expect((await companies.execute()).map(({ name_key }) => name_key)).toEqual([
      'acme',
      'ac\ufe0fme',
      'zephyr',
    ]);
    const outs = db.read.selectFrom('opt_outs').select(['email_key', 'merge_id']);
    expect(await outs.orderBy('email_key').execute()).toEqual([
      { email_key: 'a@example.com', merge_id: null },
      { email_key: 'b@example.com', merge_id: null },
    ]);
    const leads = await db.read.selectFrom('leads').select('email_key').execute();
    expect(leads).toEqual([{ email_key: 'c@example.com' }]);
    await db.close();
  });
});

describeOnEachEngine('the migration of dialled numbers', (_open, { dialect, makePlace }) => {
  it('makes the numbers and keys of stored leads and contacts, more than it reads at once', async () => {
    const place = await makePlace();
    const lead = (id: string, phone: string) =>
      `('${id.slice(0, 1)}', '${id}', 'u', 'u', 'Grace', 'O’Neill', '', '', '${phone}', 'x', '',
         'Chair', 'Warm', 'All Leads', 's', 's', '', 1000, 2000, '', '', 'old', '0171 5550101')`;
    const numbered = Array.from({ length: 1_200 }, (_, index) =>
      lead(`a${index + 1_000}`, `+49 711 55${index + 1_000}`),
    );
    await runAs(dialect, place, [
      ...(await schemaBefore('dialled', dialect)),
      `insert into leads (workspace_id, id, owner_id, created_by, first_name, last_name, email,
         email_key, phone, phone_key, company, position, lead_status, lead_type, source, source_key,
         notes, created_at, updated_at, name_key, company_key, search_key, mobile)
       values ${[...numbered, lead('b1', '4.91712E+11'), lead('b2', '0171 5550101')].join(', ')}`,
      `insert into activities (workspace_id, id, lead_id, actor_id, type, title, description,
         created_at, search_key) values ('a', 'a1', 'a1000', 'u', 'call', 'O’Neill', '', 1, 'old')`,
    ]);

    const db = await openDatabase(place);
    const dialled = db.read
      .selectFrom('leads')
      .select(['id', 'phone_e164', 'mobile_e164', 'phone_key', 'mobile_key', 'version'])
      .orderBy('id');
    const rows = await dialled.execute();
    expect(rows).toHaveLength(1_202);
    // The other numbers of their workspace tell the country of the mobile one.
    const keys = { mobile_key: '1715550101', version: 1 };
    expect(rows[1_199]).toEqual({
      id: 'a2199',
      phone_e164: '+49711552199',
      mobile_e164: '+491715550101',
      phone_key: '711552199',
      ...keys,
    });
    const unknown = { phone_e164: null, mobile_e164: null, ...keys };
    expect(rows.slice(1_200)).toEqual([
      { id: 'b1', phone_key: '', ...unknown },
      { id: 'b2', phone_key: '1715550101', ...unknown },
    ]);
    const page = { order: leadOrders.name, backwards: false, limit: 5 };
    const found = (workspaceId: string, q: string) =>
      readLeadRows(db, { workspaceId }, { parts: searchParts(q) }, page);
    expect(await found('a', "o'neill 0711/552199 chair")).toMatchObject([{ id: 'a2199' }]);
    expect(await found('b', '0171 555 01 01')).toHaveLength(2);
    const contacts = await db.read.selectFrom('activities').select('search_key').execute();
    expect(contacts).toEqual([{ search_key: "  o'  neill  oneill" }]);
    await db.close();
  });
});

it('numbers the migrations of both engines alike', async () => {
  const [sqlite, postgres] = await Promise.all([
    readMigrations('sqlite'),
    readMigrations('postgres'),
  ]);
  const names = (all: typeof sqlite) => all.map(({ number, name }) => `${number} ${name}`);
  expect(names(sqlite)).toEqual(names(postgres));
  expect(new Set(sqlite.map(({ number }) => number)).size).toBe(sqlite.length);
  expect(pendingMigrations(sqlite, [])).toEqual(sqlite);
});

describeOnEachEngine('writing', (open) => {
  const event = (name: string) => ({
    workspace_id: 'w',
    id: name,
    name,
    description: '',
    location: '',
    start_at: 1,
    end_at: 2,
    photo_url: '',
    event_url: '',
    created_by: 'u',
    created_at: 1,
    updated_at: 1,
  });
  const names = async (db: Database) =>
    (await db.read.selectFrom('events').select('name').orderBy('name').execute()).map(
      ({ name }) => name,
    );

  it('keeps all of a transaction or nothing', async () => {
    const db = await open();
    await expect(
      db.write(async (tx) => {
        await tx.insertInto('events').values(event('half')).execute();
        throw new Error('then it went wrong');
      }),
    ).rejects.toThrow('then it went wrong');
    await db.write((tx) => tx.insertInto('events').values(event('whole')).execute());
    expect(await names(db)).toEqual(['whole']);
  });

  it('keeps concurrent transactions apart', async () => {
    const db = await open();
    await db.write((tx) => tx.insertInto('events').values(event('counter')).execute());
    const increment = () =>
      db.write((tx) =>
        tx
          .updateTable('events')
          .set((row) => ({ start_at: row('start_at', '+', 1) }))
          .execute(),
      );
    await Promise.all(Array.from({ length: 50 }, increment));
    const [row] = await db.read.selectFrom('events').select('start_at').execute();
    expect(row?.start_at).toBe(51);
  });

  it('retries transactions that the engine aborted because of a deadlock', async () => {
    const db = await open();
    await db.write((tx) =>
      tx
        .insertInto('events')
        .values([event('a'), event('b')])
        .execute(),
    );
    const touch = (order: readonly string[]) =>
      db.write(async (tx) => {
        for (const name of order) {
          await tx
            .updateTable('events')
            .set((row) => ({ start_at: row('start_at', '+', 1) }))
            .where('name', '=', name)
            .execute();
          await tx.selectFrom('events').select('id').execute();
        }
      });
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => touch(index % 2 ? ['a', 'b'] : ['b', 'a'])),
    );
    const rows = await db.read.selectFrom('events').select('start_at').execute();
    expect(rows.map((row) => row.start_at)).toEqual([11, 11]);
  });
});

describeOnEachEngine('the migration of ownership', (_open, { dialect, makePlace }) => {
  it('assigns what agents captured to them, and nothing that was imported or given back', async () => {
    const place = await makePlace();
    const user = (id: string, role: string) =>
      `insert into users (id, username, username_key, email, email_key, first_name, last_name, role,
         company_id, private_workspace_id, is_activated, created_at, updated_at)
       values ('${id}', '${id}', '${id}', '${id}', '${id}', 'A', 'B', '${role}', 'w', 'p-${id}', 1, 1, 1)`;
    const lead = (id: string, by: string) =>
      `insert into leads (workspace_id, id, owner_id, created_by, first_name, last_name, email,
         email_key, phone, phone_key, company, position, lead_status, lead_type, source, source_key,
         notes, created_at, updated_at, name_key, company_key, search_key)
       values ('w', '${id}', '${by}', '${by}', 'A', 'B', '', '', '', '', '', '', 'Warm', 'All Leads',
         's', 's', '', 1000, 2000, '', '', '')`;
    const activity = (id: string, leadId: string, type: string) =>
      `insert into activities (workspace_id, id, lead_id, actor_id, type, title, description,
         created_at) values ('w', '${id}', '${leadId}', 'u', '${type}', 'Title', '', 1000)`;
    await runAs(dialect, place, [
      ...(await schemaBefore('ownership', dialect)),
      `insert into companies (id, name, name_key, open, listed, created_by, created_at)
       values ('w', 'W', 'w', 0, 1, 'boss', 1)`,
      user('boss', 'manager'),
      user('ann', 'agent'),
      lead('captured', 'ann'),
      activity('a1', 'captured', 'created'),
      lead('imported', 'ann'),
      activity('a2', 'imported', 'imported'),
      lead('returned', 'ann'),
      activity('a3', 'returned', 'unassigned'),
      lead('waits', 'boss'),
      lead('partner', 'key'),
    ]);

    const db = await openDatabase(place);
    const leads = db.read.selectFrom('leads').select(['id', 'assigned_to', 'assigned_at']);
    expect(await leads.where('assigned_to', 'is not', null).execute()).toEqual([
      { id: 'captured', assigned_to: 'ann', assigned_at: null },
    ]);
    const counts = db.read.selectFrom('lead_counts').select(['assigned', 'n']);
    expect(
      await counts.where('owner_id', '=', '').where('n', '>', 0).orderBy('assigned').execute(),
    ).toEqual([
      { assigned: 0, n: 4 },
      { assigned: 1, n: 1 },
    ]);
    await db.close();
  });
});

describeOnEachEngine('the migration of last contacts', (_open, { dialect, makePlace }) => {
  it('finds the last contact of each lead, and none of a mail that was not sent', async () => {
    const place = await makePlace();
    const lead = (id: string) =>
      `insert into leads (workspace_id, id, owner_id, created_by, first_name, last_name, email,
         email_key, phone, phone_key, company, position, lead_status, lead_type, source, source_key,
         notes, created_at, updated_at, name_key, company_key, search_key)
       values ('w', '${id}', 'u', 'u', 'A', 'B', '', '', '', '', '', '', 'Warm', 'All Leads',
         's', 's', '', 1000, 2000, '', '', '')`;
    const activity = (
      id: string,
      leadId: string,
      rest: { type: string; at: number; email?: string },
    ) =>
      `insert into activities (workspace_id, id, lead_id, actor_id, type, title, description,
         created_at, email_id) values ('w', '${id}', '${leadId}', 'u', '${rest.type}', 'Title', '',
         ${rest.at}, ${rest.email === undefined ? 'null' : `'${rest.email}'`})`;
    await runAs(dialect, place, [
      ...(await schemaBefore('last_contact', dialect)),
      lead('called'),
      activity('a1', 'called', { type: 'call', at: 3_000 }),
      activity('a2', 'called', { type: 'whatsapp', at: 5_000 }),
      activity('a3', 'called', { type: 'reply', at: 6_000 }),
      lead('mailed'),
      `insert into emails (workspace_id, id, lead_id, user_id, kind, to_address, subject, text, html,
         message_id, state, attempts, created_at)
       values ('w', 'e1', 'mailed', 'u', 'lead', 'a@b.example', 's', 't', 'h', 'm', 'failed', 1, 3000)`,
      activity('a4', 'mailed', { type: 'email', at: 3_000, email: 'e1' }),
      lead('untouched'),
    ]);

    const db = await openDatabase(place);
    const leads = db.read.selectFrom('leads').select(['id', 'last_contact_at']).orderBy('id');
    expect(await leads.execute()).toEqual([
      { id: 'called', last_contact_at: 5_000 },
      { id: 'mailed', last_contact_at: 0 },
      { id: 'untouched', last_contact_at: 0 },
    ]);
    await db.close();
  });
});

describeOnEachEngine('the migration of shown names', (_open, { dialect, makePlace }) => {
  it('sorts stored leads without a person by what they are shown as, more than it reads at once', async () => {
    const place = await makePlace();
    const lead = (id: string, fields: { name?: string; company?: string; email?: string }) =>
      `('w', '${id}', 'u', 'u', '${fields.name ?? ''}', '', '${fields.email ?? ''}', '', '', '',
         '${fields.company ?? ''}', '', 'Warm', 'All Leads', 's', 's', '', 1000, 2000,
         '${(fields.name ?? '').toLowerCase()}', '', '', '4711')`;
    const companies = Array.from({ length: 1_200 }, (_, index) =>
      lead(`c${index}`, { company: `Nordwind ${1_000 + index}` }),
    );
    await runAs(dialect, place, [
      ...(await schemaBefore('shown_names', dialect)),
      `insert into leads (workspace_id, id, owner_id, created_by, first_name, last_name, email,
         email_key, phone, phone_key, company, position, lead_status, lead_type, source, source_key,
         notes, created_at, updated_at, name_key, company_key, search_key, badge_code)
       values ${[
         lead('z', { name: 'Zoe', company: 'Acme' }),
         lead('m', { email: 'Ämil@x.example' }),
         lead('b', {}),
         ...companies,
       ].join(', ')}`,
    ]);
    const db = await openDatabase(place);
    const keys = await db.read.selectFrom('leads').select(['id', 'name_key']).execute();
    expect(new Map(keys.map(({ id, name_key }) => [id, name_key]))).toEqual(
      new Map([
        ['z', 'zoe'],
        ['m', 'amil@x.example'],
        ['b', 'badge 4711'],
        ...companies.map((_, index) => [`c${index}`, `nordwind ${1_000 + index}`] as const),
      ]),
    );
    await db.close();
  });
});

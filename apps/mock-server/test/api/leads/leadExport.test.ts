import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditEntrySchema } from '@cardinal/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { readSheet } from '../../../src/ports/sheets/index.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { newId } from '../../../src/store/ids.ts';
import { seedDemo } from '../../../src/services/demo/seed.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { upload } from '../../helpers/importFiles.ts';
import { buildNewLead, insertMany } from '../../helpers/leadCalls.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

describeOnEachEngine('export', (open) => {
  let db: Database;
  let server: TestServer;
  let token: string;
  let folder: string;
  let now: number;

  beforeEach(async () => {
    db = await open();
    await seedDemo(db);
    now = Date.now();
    server = await startTestServer({ db, clock: () => now });
    token = await server.signIn('manager@demo.cardinal.test');
    folder = await mkdtemp(join(tmpdir(), 'cardinal-export-'));
  });
  afterEach(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const ask = (query: string) => server.request(`/api/leads/export${query}`, { token });

  async function rowsIn(answer: Response): Promise<string[][]> {
    const path = join(folder, 'export');
    await writeFile(path, new Uint8Array(await answer.arrayBuffer()));
    const rows: string[][] = [];
    for await (const { cells } of await readSheet(path)) rows.push(cells);
    return rows;
  }

  async function company(): Promise<string> {
    const { id } = await db.read
      .selectFrom('companies')
      .select('id')
      .where('name', '=', 'Aurora Trading')
      .executeTakeFirstOrThrow();
    return id;
  }

  it('is leads-export.xlsx with a header and every lead, newest first', async () => {
    const answer = await ask('');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(answer.headers.get('Content-Disposition')).toContain('filename="leads-export.xlsx"');
    const [header, ...rows] = await rowsIn(answer);
    expect(header).toEqual([
      'First Name',
      'Last Name',
      'Email',
      'Phone',
      'Mobile',
      'Company',
      'Position',
      'Website',
      'Address',
      'LinkedIn Profile',
      'Badge Code',
      'Source',
      'Type',
      'Status',
      'Notes',
      'Assigned To',
      'Created',
      'Updated',
      'Event',
      'Answers',
      'Score',
      'Next Step',
      'Next Step Due',
      'Last Contact',
      'Consent',
      'Consent Given',
    ]);
    expect(rows).toHaveLength(60);
    const at = header?.indexOf('Created') ?? -1;
    const created = rows.map((row) => row[at] ?? '');
    expect(created).toEqual(created.toSorted().toReversed());
    expect(created[0]).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('contains the chosen columns in the chosen order, and records them', async () => {
    const [header, first] = await rowsIn(await ask('?columns=email,first_name,email&sort=name'));
    expect(header).toEqual(['Email', 'First Name']);
    expect(first?.[0]).toContain('@');
    const admin = await server.signIn('admin@demo.cardinal.test');
    const audit = await server.request('/api/audit?action=leads_exported', { token: admin });
    const [entry] = z.array(auditEntrySchema).parse(await audit.json());
    expect(entry?.after).toMatchObject({ columns: 'email, first_name' });
    for (const wrong of ['password', 'email,', ',', 'email;phone']) {
      const answer = await ask(`?columns=${encodeURIComponent(wrong)}`);
      expect(answer.status).toBe(422);
    }
  });

  it.each([
    'lead_status=hot',
    'source=referral',
    'q=a',
    'assigned_to=none',
    'lead_type=event leads',
  ])('contains what the list shows with %s', async (query) => {
    const list = await server.request(`/api/leads?limit=500&sort=name&${query}`, { token });
    const listed = z.array(z.object({ email: z.string() })).parse(await list.json());
    const [, ...rows] = await rowsIn(await ask(`?sort=name&${query}`));
    expect(rows.map((row) => row[2])).toEqual(listed.map(({ email }) => email));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(60);
  });

  it('contains chosen leads only, at most a hundred, and none of others', async () => {
    const list = await server.request('/api/leads?limit=5&sort=name', { token });
    const listed = z
      .array(z.object({ id: z.string(), email: z.string() }))
      .parse(await list.json());
    const chosen = [listed[3], listed[1]].flatMap((lead) => lead ?? []);
    const foreign = { ...buildNewLead({}), ownerId: newId(), assignedTo: null, createdAt: now };
    const [elsewhere] = await insertMany(db, newId(), [foreign]);
    const ids = [...chosen.map(({ id }) => id), elsewhere, 'no id'].join(',');
    const [, ...rows] = await rowsIn(await ask(`?sort=name&ids=${ids}`));
    expect(rows.map((row) => row[2])).toEqual(chosen.toReversed().map(({ email }) => email));
    const many = Array.from({ length: 101 }, () => newId()).join(',');
    const refused = await ask(`?ids=${many}`);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('at most 100 leads');
  });

  it('is inert text, in a workbook as in a .csv, and can be imported again', async () => {
    const lead = buildNewLead({
      first_name: '=1+1',
      last_name: '@SUM(A1)',
      phone: '+1 202 555 0100',
      notes: 'line one\nline "two"',
      email: 'inert@example.com',
    });
    const owner = { ownerId: newId(), assignedTo: null, createdAt: Date.now() };
    await insertMany(db, await company(), [{ ...lead, ...owner }]);
    const [, row] = await rowsIn(await ask('?q=inert'));
    expect(row?.slice(0, 4)).toEqual(['=1+1', '@SUM(A1)', lead.email, lead.phone]);
    const csv = await (await ask('?q=inert&format=csv')).text();
    expect(csv).toContain(`'=1+1,'@SUM(A1),inert@example.com,'+1 202 555 0100,`);
    const asker = (path: string, init = {}) => server.request(path, { token, ...init });
    const { rows } = await upload(asker, csv);
    expect(rows).toMatchObject([
      {
        errors: [],
        values: {
          first_name: '=1+1',
          last_name: '@SUM(A1)',
          phone: '+1 202 555 0100',
          notes: 'line one\nline "two"',
        },
      },
    ]);
  });

  it('is for managers and administrators, and recorded', async () => {
    const agent = await server.signIn('agent@demo.cardinal.test');
    const refused = await server.request('/api/leads/export', { token: agent });
    expect(refused.status).toBe(403);
    await (await ask('?lead_status=Hot')).arrayBuffer();
    const admin = await server.signIn('admin@demo.cardinal.test');
    const audit = await server.request('/api/audit', { token: admin });
    const [entry] = z.array(auditEntrySchema).parse(await audit.json());
    expect(entry).toMatchObject({
      action: 'leads_exported',
      subject: { type: 'export', name: 'leads-export.xlsx' },
      after: { lead_status: 'Hot' },
    });
    expect((await ask('?lead_status=boiling')).status).toBe(422);
  });

  it('requires a sign-in in the last ten minutes', async () => {
    now += 11 * 60_000;
    const refused = await ask('');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'reauthenticate' });
    token = await server.signIn('manager@demo.cardinal.test');
    expect((await ask('')).status).toBe(200);
  });

  it('never contains leads of another company', async () => {
    const stranger = await server.register({ company_name: 'Elsewhere', role: 'manager' });
    const answer = await server.request('/api/leads/export', { token: stranger.access_token });
    expect(await rowsIn(answer)).toHaveLength(1);
  });

  it('covers several pages, without repeating a lead', async () => {
    const leads = Array.from({ length: 450 }, (_, n) => ({
      ...buildNewLead({ email: `many${n}@example.com`, company: 'Manyfold' }),
      ownerId: 'o',
      assignedTo: null,
      createdAt: now - n,
    }));
    await insertMany(db, await company(), leads);
    const [, ...rows] = await rowsIn(await ask('?q=manyfold'));
    expect(rows.map((row) => row[2])).toEqual(leads.map(({ email }) => email));
  });

  it('ends when its reader disconnects', async () => {
    const abort = new AbortController();
    const answer = await fetch(`${server.url}/api/leads/export`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: abort.signal,
    });
    await answer.body?.getReader().read();
    abort.abort();
    expect((await server.request('/api/health')).status).toBe(200);
  });
});

import { activitySchema, type Import } from '@cardinal/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  commit,
  importIn,
  leadsOf,
  startImportPlace,
  totalOf,
  upload,
  type ImportPlace,
  type Person,
} from '../../helpers/importFiles.ts';

describeOnEachEngine('imports', (open) => {
  let db: Database;
  let place: ImportPlace;
  let manager: Person;
  let agent: Person;

  beforeEach(async () => {
    db = await open();
    place = await startImportPlace(db);
    ({ manager, agent } = place);
  });
  afterEach(() => place.server.close());

  const mixed = `Vorname;Nachname;E-Mail;Telefon;Firma;Status;Notizen;Betreuer
Ada;Lovelace;ada@example.com;+44 20 7946 0000;Analytical Engines;hot;Wants a quote;
;;no-name@example.com;;;;;
Grace;Hopper;grace@example;;;;;
Edith;Clarke;edith@example.com;+44 (20) 79460000;;boiling;;
Ida;Rhodes;ADA@example.com;;;;;
`;

  it('analyse a file: columns, mapping, errors and likely duplicates', async () => {
    const json = { first_name: 'A', email: 'ada@EXAMPLE.com' };
    await manager.ask('/api/leads', { method: 'POST', json });
    const [known] = await leadsOf(manager);
    const found = await upload(manager.ask, mixed, 'Messe.csv');
    expect(found).toMatchObject({
      status: 'ready',
      file_name: 'Messe.csv',
      format: 'csv',
      mapping: [
        'first_name',
        'last_name',
        'email',
        'phone',
        'company',
        'lead_status',
        'notes',
        'assigned_to',
      ],
      counts: { total: 5, valid: 3, invalid: 2, duplicates: 3, imported: 0 },
    });
    expect(found.columns[0]).toEqual({ name: 'Vorname', samples: ['Ada', 'Grace', 'Edith'] });
    expect(found.rows.map(({ row, errors }) => [row, errors.map(({ path }) => path)])).toEqual([
      [2, []],
      [3, ['first_name']],
      [4, ['email']],
      [5, []],
      [6, []],
    ]);
    expect(found.rows[0]?.duplicates).toEqual([{ reason: 'email', id: known?.id, row: null }]);
    expect(found.rows[4]?.duplicates).toEqual([
      { reason: 'email', id: null, row: 2 },
      { reason: 'email', id: known?.id, row: null },
    ]);
    expect(found.rows[3]?.duplicates).toEqual([{ reason: 'phone', id: null, row: 2 }]);
    expect(found.problem_rows.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6]);
    expect(found.problem_rows.map((row) => row)).toEqual(found.rows);
    expect(await leadsOf(manager)).toHaveLength(1);
  });

  it('store leads without a first name or an email, which can be filled in one by one', async () => {
    const { id } = await upload(
      manager.ask,
      'Company,Phone,Email\nEngines Ltd.,+44 20 7946 0000,\nMills Ltd.,,\n',
    );
    expect((await commit(manager.ask, id)).counts).toMatchObject({ imported: 1, invalid: 1 });
    const [lead] = await leadsOf(manager, '&incomplete=true');
    expect(lead).toMatchObject({ company: 'Engines Ltd.', first_name: '', incomplete: true });
    const put = (json: object) => manager.ask(`/api/leads/${lead?.id}`, { method: 'PUT', json });
    expect((await put({ first_name: 'Ada' })).status).toBe(200);
    expect((await put({ first_name: '' })).status).toBe(422);
    expect((await put({ phone: '' })).status).toBe(422);
    expect((await put({ email: 'ada@example.com' })).status).toBe(200);
    expect(await leadsOf(manager, '&incomplete=true')).toEqual([]);
  });

  it('create leads from the valid rows, with history, message and audit entry', async () => {
    const { id } = await upload(manager.ask, mixed, 'Messe.csv');
    const done = await commit(manager.ask, id);
    expect(done.counts).toMatchObject({ total: 5, imported: 3, invalid: 2 });
    expect(done.progress).toEqual({ done: 5, total: 5 });
    const leads = await leadsOf(manager, '&sort=name');
    expect(leads).toMatchObject([
      {
        first_name: 'Ada',
        last_name: 'Lovelace',
        lead_status: 'Hot',
        source: 'import',
        notes: 'Wants a quote',
        assignedTo: null,
        created_by: manager.id,
        version: 1,
      },
      { first_name: 'Edith', lead_status: 'Warm', notes: 'Status: boiling' },
      { first_name: 'Ida', lead_status: 'Warm', lead_type: 'All Leads', email: 'ADA@example.com' },
    ]);
    expect(await totalOf(manager)).toBe(3);
    expect(await leadsOf(manager, '&q=lovelace&source=Import')).toHaveLength(1);
    const history = await manager.ask(`/api/leads/${leads[0]?.id}/activities`);
    expect(z.array(activitySchema).parse(await history.json())).toMatchObject([
      { type: 'imported', title: 'Lead imported', description: 'File: Messe.csv' },
    ]);
    expect(await place.auditOf('leads_imported')).toMatchObject([
      { subject: { type: 'import', id, name: 'Messe.csv' }, after: { imported: 3, rejected: 2 } },
    ]);
  });

  it('start with a template whose example is valid', async () => {
    for (const [{ ask }, hasAssignee] of [
      [manager, true],
      [agent, false],
    ] as const) {
      const template = await ask('/api/leads/import/template');
      const bytes = new Uint8Array(await template.arrayBuffer());
      const { mapping, rows, counts } = await upload(ask, bytes, 'leads-template.xlsx');
      expect(mapping).not.toContain(null);
      expect(mapping.includes('assigned_to')).toBe(hasAssignee);
      expect(counts).toMatchObject({ total: 1, valid: 1 });
      expect(rows[0]?.values).toMatchObject({ first_name: 'Ada', lead_status: 'Warm' });
    }
  });

  it('accept another mapping, and analyse the rows with it', async () => {
    const { id } = await upload(agent.ask, 'X,Y\nAda Lovelace,ada@example.com\n,b@example.com\n');
    const json = { mapping: ['full_name', 'email'] };
    const again = await importIn(await agent.ask(`/api/imports/${id}`, { method: 'PUT', json }));
    expect(again).toMatchObject({ mapping: json.mapping, counts: { valid: 1, invalid: 1 } });
    await commit(agent.ask, id);
    expect(await leadsOf(agent)).toMatchObject([{ first_name: 'Ada', last_name: 'Lovelace' }]);
  });

  it('take the first filled of several columns in the order that the user chose', async () => {
    const text = 'Name,Buyer email,Attendee email\nIda,buyer@example.com,ida@example.com\n';
    const { id, order, ...found } = await upload(agent.ask, text);
    expect(found.rows[0]?.values.email).toBe('ida@example.com');
    expect(order).toEqual([2, 1]);
    const change = async (json: object) => agent.ask(`/api/imports/${id}`, { method: 'PUT', json });
    const again = await importIn(await change({ order: [1, 2] }));
    expect(again).toMatchObject({
      order: [1, 2],
      rows: [{ values: { email: 'buyer@example.com' } }],
    });
    for (const impossible of [[3], [1, 1], [-1], 'abc']) {
      expect((await change({ order: impossible })).status).toBe(422);
    }
    await commit(agent.ask, id);
    const notes = 'Attendee email: ida@example.com';
    expect(await leadsOf(agent)).toMatchObject([{ email: 'buyer@example.com', notes }]);
  });

  it('import in an order that was chosen with the commit', async () => {
    const text = 'Name,Email,E-mail 2\nIda,ida@example.com,lund@example.com\n';
    const { id } = await upload(agent.ask, text);
    await commit(agent.ask, id, { order: [2] });
    expect(await leadsOf(agent)).toMatchObject([{ email: 'lund@example.com' }]);
  });

  it.each<[Import['mapping'], number]>([
    [['first_name', 'first_name'], 422],
    [['first_name', null], 422],
    [['first_name', 'email', 'phone'], 422],
    [['assigned_to', 'email'], 422],
  ])('refuse the mapping %j', async (mapping, status) => {
    const { id } = await upload(manager.ask, 'First name,Email\nAda,ada@example.com\n');
    for (const method of ['PUT', 'POST'] as const) {
      const path = `/api/imports/${id}${method === 'POST' ? '/commit' : ''}`;
      const answer = await manager.ask(path, { method, json: { mapping } });
      expect(answer.status).toBe(status);
    }
    expect(await importIn(await manager.ask(`/api/imports/${id}`))).toMatchObject({
      status: 'ready',
    });
  });

  describe('with an assignee', () => {
    const file = (address: string) => `Name,Email,Owner\nAda Byron,ada@example.com,${address}\n`;

    it('assign the lead, if a manager imports', async () => {
      const { id, rows } = await upload(manager.ask, file(agent.email.toUpperCase()));
      expect(rows[0]?.errors).toEqual([]);
      await commit(manager.ask, id);
      expect(await leadsOf(agent)).toMatchObject([{ first_name: 'Ada', assignedTo: agent.id }]);
      expect(await totalOf(agent)).toBe(1);
    });

    it('keep the name of anybody else than an agent of the company in the notes', async () => {
      const { id, rows, values } = await upload(manager.ask, file(manager.email));
      expect(rows[0]?.errors).toEqual([]);
      expect(values.assigned_to).toMatchObject([{ text: manager.email, value: null }]);
      await commit(manager.ask, id);
      const notes = `Assigned To: ${manager.email}`;
      expect(await leadsOf(manager)).toMatchObject([{ assignedTo: null, notes }]);
    });

    it('do not let agents choose one', async () => {
      const found = await upload(agent.ask, file(agent.email));
      expect(found.mapping).toEqual(['full_name', 'email', null]);
      const json = { mapping: ['full_name', 'email', 'assigned_to'] };
      const path = `/api/imports/${found.id}/commit`;
      expect((await agent.ask(path, { method: 'POST', json })).status).toBe(403);
      await commit(agent.ask, found.id);
      expect(await leadsOf(agent)).toMatchObject([{ assignedTo: null, created_by: agent.id }]);
    });
  });

  it('report the other rows as a file that can be corrected and uploaded again', async () => {
    const text = 'First name,Email,Notes\n=cmd(),bad,"+1, 2"\nAda,ada@example.com,fine\n';
    const { id } = await upload(agent.ask, text, 'a b.csv');
    await commit(agent.ask, id);
    const report = await agent.ask(`/api/imports/${id}/report`);
    expect(report.headers.get('Content-Disposition')).toContain('a-b-not-imported.csv');
    const told = await report.text();
    expect(told).toContain(`'=cmd(),bad,"'+1, 2",Enter a complete email address.`);
    const again = await upload(agent.ask, told.replace(',bad,', ',good@example.com,'));
    expect(again.rows).toMatchObject([
      { values: { first_name: '=cmd()', email: 'good@example.com', notes: '+1, 2' }, errors: [] },
    ]);
    const workbook = await agent.ask(`/api/imports/${id}/report?format=xlsx`);
    const bytes = new Uint8Array(await workbook.arrayBuffer());
    const reread = await upload(agent.ask, bytes, 'report.xlsx');
    expect(reread).toMatchObject({ format: 'xlsx', counts: { total: 1, invalid: 1 } });
  });
});

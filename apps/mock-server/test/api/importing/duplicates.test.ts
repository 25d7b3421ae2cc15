import { activitySchema, likelyDuplicateSchema, type Import, type Lead } from '@cardinal/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
  waitFor,
  type ImportPlace,
  type Person,
} from '../../helpers/importFiles.ts';

describeOnEachEngine('duplicates in a file', (open) => {
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

  const capture = (person: Person, json: object) =>
    person.ask('/api/leads', { method: 'POST', json });
  const change = (person: Person, id: string, json: object) =>
    person.ask(`/api/leads/${id}`, { method: 'PUT', json });
  const byName = async (person: Person) =>
    new Map((await leadsOf(person)).map((lead) => [lead.first_name, lead]));
  const historyOf = async (person: Person, id: string) => {
    const answer = await person.ask(`/api/leads/${id}/activities`);
    return z.array(activitySchema).parse(await answer.json());
  };
  const undo = async (person: Person, id: string): Promise<Import> => {
    await person.ask(`/api/imports/${id}`, { method: 'DELETE' });
    return waitFor(person.ask, id, 'undone');
  };
  /** A lead without the fields that every change increases. */
  const constant = ({ version: _version, updated_at: _at, ...lead }: Lead) => lead;

  const file = `First name,Last name,Email,Phone,Company,Status,Notes
Ada,King,ada@example.com,+44 20 7946 0000,Engines,Hot,From the file.
Grace,Hopper,grace@example.com,,,,
Ida,Rhodes,ida@example.com,+44 (20) 7946-0001,,,
Ida,R.,ida@example.com,,Bureau,Cold,
`;
  /** The existing leads of the people in the file. */
  async function known(person: Person) {
    await capture(person, {
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ADA@example.com',
      notes: 'My own notes.',
      lead_status: 'Cold',
    });
    await capture(person, { first_name: 'I.', email: 'i@example.org', phone: '+442079460001' });
  }

  it('create leads unless the user chooses otherwise', async () => {
    await known(agent);
    const { id, duplicates, counts } = await upload(agent.ask, file);
    expect({ duplicates, counts }).toMatchObject({
      duplicates: 'create',
      counts: { duplicates: 3 },
    });
    expect((await commit(agent.ask, id)).counts).toMatchObject({ imported: 4, updated: 0 });
    expect(await totalOf(agent)).toBe(6);
  });

  it('are skipped', async () => {
    await known(agent);
    const before = await leadsOf(agent);
    const { id } = await upload(agent.ask, file);
    const done = await commit(agent.ask, id, { duplicates: 'skip' });
    expect(done.counts).toMatchObject({ imported: 1, updated: 0, skipped: 3, invalid: 0 });
    expect(done.progress).toEqual({ done: 4, total: 4 });
    const [grace, ...others] = await leadsOf(agent);
    expect(grace?.first_name).toBe('Grace');
    expect(others).toEqual(before);
    expect(await totalOf(agent)).toBe(3);
  });

  it('fill empty fields only', async () => {
    await known(agent);
    const { id } = await upload(agent.ask, file);
    const done = await commit(agent.ask, id, { duplicates: 'fill' });
    expect(done.counts).toMatchObject({ imported: 1, updated: 3, skipped: 0 });
    const leads = await byName(agent);
    expect(leads.get('Ada')).toMatchObject({
      last_name: 'Lovelace',
      email: 'ADA@example.com',
      phone: '+44 20 7946 0000',
      company: 'Engines',
      lead_status: 'Cold',
      notes: 'My own notes.',
    });
    // The third row has this phone number, and the fourth is the same person as the third.
    expect(leads.get('I.')).toMatchObject({ last_name: 'Rhodes', email: 'i@example.org' });
    expect(await leadsOf(agent, '&q=engines')).toHaveLength(1);
    expect(await totalOf(agent)).toBe(3);
  });

  it('update every field that the file has, and add to the notes', async () => {
    await known(agent);
    const { id } = await upload(agent.ask, file);
    await commit(agent.ask, id, { duplicates: 'update' });
    const ada = (await byName(agent)).get('Ada');
    expect(ada).toMatchObject({
      last_name: 'King',
      email: 'ada@example.com',
      lead_status: 'Hot',
      source: 'Manual Entry',
      notes: 'My own notes.\n\nFrom the file.',
      version: 2,
    });
    const [line] = await historyOf(agent, ada?.id ?? '');
    expect(line).toMatchObject({ type: 'imported', title: 'Lead updated by an import' });
    expect(line?.description).toContain('File: leads.csv');
    expect(line?.description).toContain('Last name: “Lovelace” → “King”');
    expect(line?.description).toContain('Status changed from Cold to Hot');
    const stats = await (await agent.ask('/api/dashboard/stats')).json();
    expect(stats).toMatchObject({ hot_leads: 1 });
  });

  it('are treated as the user says for single rows', async () => {
    await known(agent);
    const { id } = await upload(agent.ask, file);
    const json = { duplicates: 'skip', rows: { 2: 'update', 4: 'create', 5: 'create' } };
    const put = await agent.ask(`/api/imports/${id}`, { method: 'PUT', json });
    const chosen = await importIn(put);
    expect(chosen.rows.map(({ action }) => action)).toEqual(['update', null, 'create', 'create']);
    const done = await commit(agent.ask, id, { rows: { 5: null } });
    expect(done.counts).toMatchObject({ imported: 2, updated: 1, skipped: 1 });
    expect((await byName(agent)).get('Ada')?.last_name).toBe('King');
  });

  it.each([
    { rows: { 0: 'skip' } },
    { rows: { x: 'skip' } },
    { rows: { 2: 'merge' } },
    { duplicates: 'x' },
  ])('refuse %j', async (json) => {
    const { id } = await upload(agent.ask, file);
    const answer = await agent.ask(`/api/imports/${id}/commit`, { method: 'POST', json });
    expect(answer.status).toBe(422);
  });

  it('fill what an earlier row of the file created, once', async () => {
    const { id } = await upload(agent.ask, file);
    const done = await commit(agent.ask, id, { duplicates: 'update' });
    expect(done.counts).toMatchObject({ imported: 3, updated: 1, skipped: 0 });
    const ida = (await byName(agent)).get('Ida');
    // Leads are counted by their status, so the first row's stays.
    expect(ida).toMatchObject({
      last_name: 'R.',
      company: 'Bureau',
      lead_status: 'Warm',
      version: 1,
    });
    expect(await leadsOf(agent, '&q=bureau')).toHaveLength(1);
    expect(await totalOf(agent)).toBe(3);
    expect((await undo(agent, id)).counts).toMatchObject({ removed: 3, restored: 0, kept: 0 });
    expect(await totalOf(agent)).toBe(0);
  });

  it('reach the leads of their user alone', async () => {
    const other = await place.join('agent');
    await known(other);
    const before = await leadsOf(other);
    const { id, counts } = await upload(agent.ask, file);
    expect(counts.duplicates).toBe(1);
    await commit(agent.ask, id, { duplicates: 'update' });
    expect(await leadsOf(other)).toEqual(before);
    // A manager who continues the upload of an agent reaches no other leads either.
    const theirs = await upload(agent.ask, file.replaceAll('@example.com', '@example.net'));
    const json = { mapping: theirs.mapping, duplicates: 'update' };
    await manager.ask(`/api/imports/${theirs.id}`, { method: 'PUT', json });
    await commit(manager.ask, theirs.id, { duplicates: 'update' });
    expect(await leadsOf(other)).toEqual(before);
  });

  it.each(['fill', 'update'])('are as before after %s was undone', async (duplicates) => {
    await known(agent);
    const before = await leadsOf(agent, '&sort=name');
    const histories = await Promise.all(before.map(({ id }) => historyOf(agent, id)));
    const { id } = await upload(agent.ask, file);
    await commit(agent.ask, id, { duplicates });
    const undone = await undo(agent, id);
    expect(undone.counts).toMatchObject({ removed: 1, restored: 2, kept: 0 });
    const after = await leadsOf(agent, '&sort=name');
    expect(after.map(constant)).toEqual(before.map(constant));
    expect(after.every(({ version }) => version > 1)).toBe(true);
    expect(await Promise.all(after.map((lead) => historyOf(agent, lead.id)))).toEqual(histories);
    expect(await leadsOf(agent, '&q=lovelace')).toHaveLength(1);
    expect(await leadsOf(agent, '&q=engines')).toEqual([]);
    expect(await totalOf(agent)).toBe(2);
    expect(await db.read.selectFrom('import_changes').selectAll().execute()).toEqual([]);
    expect(await place.auditOf('import_undone')).toMatchObject([{ after: { restored: 2 } }]);
  });

  it('wait for contact since when they did, after an import that closed them was undone', async () => {
    const json = { first_name: 'Ada', email: 'ada@example.com', lead_type: 'Action Required' };
    await capture(agent, json);
    const waits = () =>
      db.read.selectFrom('leads').select(['email', 'action_since', 'due_since']).execute();
    const before = await waits();
    expect(before).toMatchObject([{ due_since: expect.any(Number) }]);
    const { id } = await upload(agent.ask, 'Name,Email,Status\nAda,ada@example.com,Closed\n');
    await commit(agent.ask, id, { duplicates: 'update' });
    expect(await waits()).toMatchObject([{ action_since: null, due_since: null }]);
    await undo(agent, id);
    expect(await waits()).toEqual(before);
  });

  it('keep what was changed after the import when it is undone', async () => {
    await known(agent);
    const { id } = await upload(agent.ask, file);
    await commit(agent.ask, id, { duplicates: 'update' });
    const ada = (await byName(agent)).get('Ada');
    await change(agent, ada?.id ?? '', { last_name: 'Byron', lead_status: 'Closed' });
    const { counts } = await undo(agent, id);
    expect(counts).toMatchObject({ restored: 1, kept: 1 });
    expect((await byName(agent)).get('Ada')).toMatchObject({
      last_name: 'Byron',
      lead_status: 'Closed',
      company: '',
      phone: '',
      notes: 'My own notes.',
    });
    const titles = (await historyOf(agent, ada?.id ?? '')).map(({ title }) => title);
    expect(titles).toContain('Lead updated by an import');
  });

  /** An import that changed an agent's lead, which another agent has since then. */
  async function handedOver() {
    await known(agent);
    const { id } = await upload(agent.ask, file);
    await commit(agent.ask, id, { duplicates: 'update' });
    const other = await place.join('agent');
    const leadId = (await byName(agent)).get('Ada')?.id ?? '';
    const json = { userId: other.id };
    await manager.ask(`/api/leads/${leadId}/assign`, { method: 'POST', json });
    return { id, other, leadId };
  }

  it('stay as they are if they have another owner when an agent undoes the import', async () => {
    const { id, other, leadId } = await handedOver();
    const before = await leadsOf(other);
    expect(before).toMatchObject([{ last_name: 'King' }]);
    const history = await historyOf(other, leadId);
    expect((await undo(agent, id)).counts).toMatchObject({ restored: 1, kept: 1 });
    expect(await leadsOf(other)).toEqual(before);
    expect(await historyOf(other, leadId)).toEqual(history);
  });

  it('are restored when a manager undoes the import, whoever has them', async () => {
    const { id, other } = await handedOver();
    expect((await undo(manager, id)).counts).toMatchObject({ restored: 2, kept: 0 });
    expect(await leadsOf(other)).toMatchObject([{ last_name: 'Lovelace' }]);
  });

  it('create a lead where the other one is gone by then', async () => {
    await known(agent);
    const { id } = await upload(agent.ask, file);
    const [ada] = await leadsOf(agent, '&q=lovelace');
    await agent.ask(`/api/leads/${ada?.id}`, { method: 'DELETE' });
    const done = await commit(agent.ask, id, { duplicates: 'skip' });
    expect(done.counts).toMatchObject({ imported: 2, skipped: 2 });
  });

  it('are named before a lead is created', async () => {
    await known(agent);
    const similar = async (person: Person, query: string) => {
      const answer = await person.ask(`/api/leads/similar?${query}`);
      return z.array(likelyDuplicateSchema).parse(await answer.json());
    };
    expect(await similar(agent, 'email=Ada@EXAMPLE.com')).toMatchObject([
      { reason: 'email', lead: { first_name: 'Ada' } },
    ]);
    expect(await similar(agent, 'phone=0044%2020%2079460001')).toMatchObject([
      { reason: 'phone', lead: { first_name: 'I.' } },
    ]);
    expect(await similar(agent, 'email=&phone=')).toEqual([]);
    expect(await similar(agent, 'phone=4420')).toEqual([]);
    expect(await similar(await place.join('agent'), 'email=ada@example.com')).toEqual([]);
    expect((await agent.ask('/api/leads/similar?email=%00')).status).toBe(422);
  });
});

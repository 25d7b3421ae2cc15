import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../src/store/engine/database.ts';
import { remember, type RememberedValue } from '../../../src/store/importing/importMemory.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  commit,
  importIn,
  leadsOf,
  startImportPlace,
  upload,
  type ImportPlace,
  type Person,
} from '../../helpers/importFiles.ts';

describeOnEachEngine('the values of another program', (open) => {
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

  const file = `First Name,Email,Lead Status,Lead Source,Contact owner
Ada,ada@example.com,New,Trade Show,Ada Example
Ida,ida@example.com,New,Partner,Somebody Else
Grace,grace@example.com,On the fence,,constructor
Edith,edith@example.com,HOT,__proto__,
`;
  const put = async (person: Person, id: string, json: unknown) =>
    person.ask(`/api/imports/${id}`, { method: 'PUT', json });

  it('are listed with proposals, and how often each occurs', async () => {
    // The two have the same name, so only the address identifies the agent.
    const { values, counts } = await upload(manager.ask, file);
    expect(counts).toMatchObject({ valid: 4, invalid: 0 });
    expect(values).toEqual({
      lead_status: [
        { text: 'New', count: 2, value: 'Warm', remembered: false },
        { text: 'On the fence', count: 1, value: null, remembered: false },
        { text: 'HOT', count: 1, value: 'Hot', remembered: false },
      ],
      source: [
        { text: 'Trade Show', count: 1, value: 'Event', remembered: false },
        { text: 'Partner', count: 1, value: 'Partner', remembered: false },
        { text: '__proto__', count: 1, value: '__proto__', remembered: false },
      ],
      assigned_to: [
        { text: 'Ada Example', count: 1, value: agent.id, remembered: false },
        { text: 'Somebody Else', count: 1, value: null, remembered: false },
        { text: 'constructor', count: 1, value: null, remembered: false },
      ],
    });
  });

  it('become what the user chose, and the rest is kept in the notes', async () => {
    const { id } = await upload(manager.ask, file);
    const values = {
      lead_status: { 'On the fence': 'cold', New: null },
      source: { Partner: 'Referral' },
      assigned_to: { 'Somebody Else': agent.id, 'Ada Example': null },
    };
    const chosen = await importIn(await put(manager, id, { values }));
    expect(chosen.values.lead_status.map(({ value }) => value)).toEqual([null, 'Cold', 'Hot']);
    expect(chosen.values.source[1]?.value).toBe('Referral');
    await commit(manager.ask, id);
    expect(await leadsOf(manager, '&sort=name')).toMatchObject([
      {
        first_name: 'Ada',
        lead_status: 'Warm',
        source: 'Event',
        assignedTo: null,
        notes: 'Status: New\nAssigned To: Ada Example',
      },
      { first_name: 'Edith', lead_status: 'Hot', source: '__proto__', notes: '' },
      {
        first_name: 'Grace',
        lead_status: 'Cold',
        source: 'import',
        notes: 'Assigned To: constructor',
      },
      { first_name: 'Ida', source: 'Referral', assignedTo: agent.id, notes: 'Status: New' },
    ]);
  });

  it('stay as they were chosen while others are chosen', async () => {
    const { id } = await upload(manager.ask, file);
    await put(manager, id, { values: { lead_status: { New: 'Hot' } } });
    const next = await importIn(
      await put(manager, id, { values: { lead_status: { 'On the fence': 'Cold' } } }),
    );
    expect(next.values.lead_status.map(({ value }) => value)).toEqual(['Hot', 'Cold', 'Hot']);
    await commit(manager.ask, id, { values: { lead_status: { HOT: null } } });
    expect((await leadsOf(manager, '&sort=name')).map((lead) => lead.lead_status)).toEqual([
      'Hot',
      'Warm',
      'Cold',
      'Hot',
    ]);
  });

  it('are remembered for the next file of the same user, from the commit on', async () => {
    const first = await upload(manager.ask, file);
    const values = {
      lead_status: { New: 'Hot', 'On the fence': null },
      assigned_to: { 'Somebody Else': agent.id },
    };
    await put(manager, first.id, { values });
    const before = await upload(manager.ask, file);
    expect(before.values.lead_status[0]).toMatchObject({ value: 'Warm', remembered: false });
    await commit(manager.ask, first.id);

    const next = await upload(manager.ask, file);
    expect(next.values.lead_status).toEqual([
      { text: 'New', count: 2, value: 'Hot', remembered: true },
      { text: 'On the fence', count: 1, value: null, remembered: true },
      { text: 'HOT', count: 1, value: 'Hot', remembered: false },
    ]);
    expect(next.values.assigned_to[1]).toMatchObject({ value: agent.id, remembered: true });
    const changed = { values: { lead_status: { New: 'Cold' } } };
    const again = await importIn(await put(manager, next.id, changed));
    expect(again.values.lead_status[0]).toMatchObject({ value: 'Cold', remembered: false });

    const other = await upload(agent.ask, file);
    expect(other.values.lead_status[0]).toMatchObject({ value: 'Warm', remembered: false });
    expect(other.values.assigned_to).toEqual([]);
  });

  it('are forgotten where they name an agent who has left', async () => {
    const first = await upload(manager.ask, file);
    const values = { assigned_to: { 'Somebody Else': agent.id } };
    await commit(manager.ask, first.id, { values });
    await manager.ask(`/api/members/${agent.id}`, { method: 'DELETE' });
    const next = await upload(manager.ask, file);
    expect(next.values.assigned_to[1]).toMatchObject({ value: null, remembered: false });
  });

  it('are remembered up to a limit, the latest ones first', async () => {
    const valuesOf = (field: 'lead_status' | 'source', count: number, value = 'Hot') =>
      Array.from({ length: count }, (_, n) => ({ field, text: `text ${n}`, value }));
    const countOf = async (at?: number) => {
      const rows = await db.read.selectFrom('import_memory').select('used_at').execute();
      return rows.filter(({ used_at: used }) => at === undefined || used === at).length;
    };
    const keep = (values: readonly RememberedValue[], at: number) =>
      db.write((tx) => remember(tx, agent.id, values, at));
    await keep([...valuesOf('lead_status', 1_200), ...valuesOf('source', 1_200)], 1);
    expect(await countOf()).toBe(2_000);
    await keep(valuesOf('source', 1_100, 'Event'), 2);
    expect([await countOf(), await countOf(2)]).toEqual([2_000, 1_100]);
  });

  it('follow the mapping', async () => {
    const { id } = await upload(agent.ask, 'Name,Email,Stufe\nAda,a@example.com,Open\n');
    const json = { mapping: ['full_name', 'email', 'lead_status'] };
    const mapped = await importIn(await put(agent, id, json));
    expect(mapped.values.lead_status).toMatchObject([{ text: 'Open', count: 1, value: 'Warm' }]);
    const back = await importIn(await put(agent, id, { mapping: ['full_name', 'email', 'notes'] }));
    expect(back.values.lead_status).toEqual([]);
  });

  it.each<[string, unknown, number, string]>([
    ['a status that we do not have', { lead_status: { New: 'Boiling' } }, 422, 'lead_status.New'],
    ['an empty source', { source: { Partner: ' ' } }, 422, 'source.Partner'],
    ['a source of two lines', { source: { Partner: 'a\nb' } }, 422, 'source.Partner'],
    ['a long source', { source: { Partner: 'x'.repeat(101) } }, 422, 'source.Partner'],
    ['nobody as the owner', { assigned_to: { 'Ada Example': 'nobody' } }, 422, 'assigned_to.Ada'],
    ['another field', { email: { a: 'b' } }, 422, ''],
    ['no object', { lead_status: ['New'] }, 422, 'lead_status'],
    [
      'very many',
      { source: Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`s${n}`, null])) },
      422,
      'source',
    ],
  ])('refuse %s', async (_, values, status, path) => {
    const { id } = await upload(manager.ask, file);
    for (const method of ['PUT', 'POST'] as const) {
      const to = `/api/imports/${id}${method === 'POST' ? '/commit' : ''}`;
      const answer = await manager.ask(to, { method, json: { values } });
      expect(answer.status).toBe(status);
      expect(JSON.stringify(await answer.json())).toContain(path);
    }
    expect((await importIn(await manager.ask(`/api/imports/${id}`))).status).toBe('ready');
  });

  it('name an owner for managers only, and only of their company', async () => {
    const { id } = await upload(agent.ask, file);
    const values = { assigned_to: { 'Ada Example': agent.id } };
    expect((await put(agent, id, { values })).status).toBe(403);
    const stranger = await place.join('agent', null);
    const theirs = await upload(manager.ask, file);
    const foreign = { values: { assigned_to: { 'Ada Example': stranger.id } } };
    expect((await put(manager, theirs.id, foreign)).status).toBe(422);
  });

  it('come from vCards, many in one file', async () => {
    const card = (name: string, email: string) =>
      `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\nEMAIL:${email}\r\nEND:VCARD\r\n`;
    const cards = card('Ada Lovelace', 'ada@example.com') + card('Grace Hopper', 'nobody');
    const { id, format, counts, rows } = await upload(agent.ask, cards, 'contacts.vcf');
    expect({ format, counts }).toMatchObject({ format: 'vcf', counts: { total: 2, invalid: 1 } });
    expect(rows.map(({ row }) => row)).toEqual([1, 2]);
    await commit(agent.ask, id);
    expect(await leadsOf(agent)).toMatchObject([{ first_name: 'Ada', last_name: 'Lovelace' }]);
    const report = await agent.ask(`/api/imports/${id}/report`);
    expect(report.headers.get('Content-Type')).toContain('text/csv');
    expect(await report.text()).toMatch(/Grace,Hopper,.*Email: nobody/);
  });
});

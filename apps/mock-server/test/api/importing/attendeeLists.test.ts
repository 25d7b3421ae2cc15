import { activitySchema, eventSchema, problemSchema, type Lead } from '@cardinal/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  commit,
  formOf,
  importIn,
  leadsOf,
  startImportPlace,
  totalOf,
  waitFor,
  type ImportPlace,
  type Person,
} from '../../helpers/importFiles.ts';

const file = `Badge ID,First name,Last name,Email,Company,Lead Status
4711,Ada,Lovelace,ada@example.com,Engines,Hot
4712,Grace,Hopper,grace@example.com,Navy,Hot
4713,Ida,Rhodes,ida@example.com,,
4713,Jean,Bartik,jean@example.com,,
4714,Kay,Antonelli,kay@example,,
,Nobody,,nobody@example.com,,
9999,Not Met,,notmet@example.com,,
4711,ADA,lovelace,ADA@example.com,Repeated,
`;

describeOnEachEngine('lists of attendees', (open) => {
  let place: ImportPlace;
  let manager: Person;
  let agent: Person;
  let eventId: string;

  beforeEach(async () => {
    place = await startImportPlace(await open());
    ({ manager, agent } = place);
    eventId = await createEvent(manager);
  });
  afterEach(() => place.server.close());

  async function createEvent({ ask }: Person) {
    const json = {
      name: 'Fair',
      location: 'Hall 4',
      start_date: '2026-11-21T09:00',
      end_date: '2026-11-22T17:00',
    };
    const answer = await ask('/api/events', { method: 'POST', json });
    return eventSchema.parse(await answer.json()).id;
  }
  const capture = (person: Person, json: object) =>
    person.ask('/api/leads', { method: 'POST', json: { event_id: eventId, ...json } });
  const send = (
    { ask }: Person,
    content = file,
    { name = 'attendees.csv', headers = {}, event = eventId } = {},
  ) =>
    ask(`/api/events/${event}/attendee-list`, {
      method: 'POST',
      body: formOf(content, name),
      headers,
    });
  const byCode = async (person: Person) =>
    new Map((await leadsOf(person)).map((lead) => [lead.badge_code, lead]));
  const undo = async (person: Person, id: string) => {
    await person.ask(`/api/imports/${id}`, { method: 'DELETE' });
    return waitFor(person.ask, id, 'undone');
  };
  /** A lead without the fields that every change increases. */
  const constant = ({ version: _version, updated_at: _at, ...lead }: Lead) => lead;

  it.each([
    ['0012345678901234567', 'Barcode no.,Email', '12345678901234567,ida@example.com'],
    [
      '{"event":"fair","lead":"PZD97WTMFJ"}',
      'Pseudonymization ID,Email',
      'PZD97WTMFJ,ida@example.com',
    ],
    ['https://badges.example/v/AB12CD', 'Ticket ID,Email', 'ab12cd,ida@example.com'],
    ['gypzhjdqgv', 'Token,Email', 'GYPZHJDQGV,ida@example.com'],
    [
      `V2|${'QmFkZ2VEYXRh'.repeat(300)}`,
      'Ticket no,Ref,Email',
      `1,V2|${'QmFkZ2VEYXRh'.repeat(300)},ida@example.com`,
    ],
  ])('meet the badge %s in a list of %s', async (code, header, row) => {
    await capture(agent, { badge_code: code });
    const uploaded = await importIn(await send(agent, `${header}\n${row}\n`));
    expect(uploaded.counts).toMatchObject({ total: 1, valid: 1, duplicates: 1, ambiguous: 0 });
    const done = await commit(agent.ask, uploaded.id);
    expect(done.counts).toMatchObject({ updated: 1 });
    expect(await leadsOf(agent)).toMatchObject([{ badge_code: code, email: 'ida@example.com' }]);
  });

  it('fill in the leads with their codes, and are undone to exactly what was', async () => {
    await capture(agent, { badge_code: '4711', company: 'Own note', lead_status: 'Cold' });
    await capture(agent, { badge_code: '04712', first_name: 'G.' });
    await capture(agent, { badge_code: '4713' });
    await capture(agent, { badge_code: '4711', first_name: 'Full', email: 'full@example.com' });
    const before = (await leadsOf(agent)).map(constant);

    const answer = await send(agent);
    expect(answer.status).toBe(201);
    const uploaded = await importIn(answer);
    expect(answer.headers.get('Location')).toBe(`/api/imports/${uploaded.id}`);
    expect(uploaded).toMatchObject({
      event_id: eventId,
      duplicates: 'fill',
      mapping: ['badge_code', 'first_name', 'last_name', 'email', 'company', null],
      counts: { total: 8, valid: 6, invalid: 2, duplicates: 4, ambiguous: 2 },
    });
    expect(uploaded.rows.map(({ row }) => row)).toEqual([2, 3, 4, 5]);
    expect(uploaded.problem_rows.map(({ row, errors }) => [row, errors[0]?.message])).toEqual([
      [4, undefined],
      [5, undefined],
      [6, 'Enter a complete email address.'],
      [7, 'This row has no badge code.'],
    ]);
    expect(uploaded.problem_rows[0]?.duplicates).toMatchObject([
      { reason: 'badge_code', row: null },
      { reason: 'badge_code', row: 5, id: null },
    ]);

    const done = await commit(agent.ask, uploaded.id);
    expect(done.counts).toMatchObject({ imported: 0, updated: 2, skipped: 4, invalid: 2 });
    expect(done.progress).toEqual({ done: 8, total: 8 });
    expect(await totalOf(agent)).toBe(4);
    const now = await leadsOf(agent);
    expect(
      now.find(({ badge_code: code, company }) => code === '4711' && company === 'Own note'),
    ).toMatchObject({
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
      lead_status: 'Cold',
    });
    expect(now.find(({ badge_code: code }) => code === '04712')).toMatchObject({
      first_name: 'G.',
      last_name: 'Hopper',
      email: 'grace@example.com',
    });
    expect(now.find(({ badge_code: code }) => code === '4713')).toMatchObject({ first_name: '' });
    const filled = now.find(({ email }) => email === 'ada@example.com');
    const history = await agent.ask(`/api/leads/${filled?.id}/activities`);
    expect(z.array(activitySchema).parse(await history.json())[0]).toMatchObject({
      title: 'Lead filled in from the list of attendees',
      description: expect.stringContaining('File: attendees.csv'),
    });

    const undone = await undo(agent, uploaded.id);
    expect(undone.counts).toMatchObject({ restored: 2, kept: 0 });
    expect((await leadsOf(agent)).map(constant)).toEqual(before);
    const after = await agent.ask(`/api/leads/${filled?.id}/activities`);
    expect(z.array(activitySchema).parse(await after.json())).toHaveLength(1);
  });

  it('keep what was changed since, when they are undone', async () => {
    await capture(agent, { badge_code: '4711' });
    const { id } = await importIn(await send(agent));
    await commit(agent.ask, id);
    const lead = (await byCode(agent)).get('4711');
    const json = { email: 'private@example.com' };
    await agent.ask(`/api/leads/${lead?.id}`, { method: 'PUT', json });
    expect((await undo(agent, id)).counts).toMatchObject({ restored: 0, kept: 1 });
    expect((await byCode(agent)).get('4711')).toMatchObject({
      first_name: '',
      email: 'private@example.com',
    });
  });

  it('leave a lead its name and address if it has no code since, when they are undone', async () => {
    await capture(agent, { badge_code: '4711' });
    const { id } = await importIn(await send(agent));
    await commit(agent.ask, id);
    const [lead] = await leadsOf(agent);
    const json = { badge_code: '' };
    const changed = await agent.ask(`/api/leads/${lead?.id}`, { method: 'PUT', json });
    expect(changed.status).toBe(200);
    expect((await undo(agent, id)).counts).toMatchObject({ restored: 0, kept: 1 });
    expect(await leadsOf(agent)).toMatchObject([
      { first_name: 'Ada', last_name: '', email: 'ada@example.com', badge_code: '' },
    ]);
  });

  it('let the user choose one of several people, or all leads with a code', async () => {
    await capture(manager, { badge_code: '4713' });
    await capture(manager, { badge_code: '4712' });
    await capture(agent, { badge_code: '4712' });
    const uploaded = await importIn(await send(manager));
    expect(uploaded.counts).toMatchObject({ duplicates: 3, ambiguous: 3 });
    expect(uploaded.problem_rows.find(({ row }) => row === 3)?.duplicates).toHaveLength(2);
    const done = await commit(manager.ask, uploaded.id, { rows: { 3: 'fill', 5: 'fill' } });
    expect(done.counts).toMatchObject({ updated: 3, skipped: 4 });
    expect((await byCode(manager)).get('4713')).toMatchObject({ first_name: 'Jean' });
    const filled = (await leadsOf(manager)).filter(({ badge_code: code }) => code === '4712');
    expect(filled.map((lead) => lead.first_name)).toEqual(['Grace', 'Grace']);
    expect((await undo(manager, uploaded.id)).counts).toMatchObject({ restored: 3 });
  });

  it('report what they do not fill in: rows with errors, and ambiguous ones', async () => {
    await capture(manager, { badge_code: '4713' });
    await capture(manager, { badge_code: '4712' });
    await capture(agent, { badge_code: '4712' });
    await capture(agent, { badge_code: '4711' });
    const { id } = await importIn(await send(manager));
    const report = async () => {
      const answer = await manager.ask(`/api/imports/${id}/report?format=csv`);
      return (await answer.text()).split('\r\n').slice(1, -1);
    };
    const person = '"Another person has this badge code, too: row';
    const all = [
      '4712,Grace,Hopper,grace@example.com,Navy,Hot,2 leads have this badge code.',
      `4713,Ida,Rhodes,ida@example.com,,,${person} 5. Choose whose badge it is."`,
      `4713,Jean,Bartik,jean@example.com,,,${person} 4. Choose whose badge it is."`,
      '4714,Kay,Antonelli,kay@example,,,Enter a complete email address.',
      ',Nobody,,nobody@example.com,,,This row has no badge code.',
    ];
    expect(await report()).toEqual(all);
    await manager.ask(`/api/imports/${id}`, { method: 'PUT', json: { rows: { 5: 'fill' } } });
    const rest = all.filter((row) => !row.includes('Jean'));
    expect(await report()).toEqual(rest);
    await commit(manager.ask, id);
    expect(await report()).toEqual(rest);
    await undo(manager, id);
    expect(await report()).toEqual(rest);
  });

  it('fill in only leads of the event that the user may change', async () => {
    const other = await createEvent(manager);
    await capture(agent, { badge_code: '4711', event_id: other });
    await capture(manager, { badge_code: '4711' });
    const { id, counts } = await importIn(await send(agent));
    expect(counts).toMatchObject({ duplicates: 0 });
    expect((await commit(agent.ask, id)).counts).toMatchObject({ updated: 0, skipped: 6 });
  });

  it('leave out rows that the user skips', async () => {
    await capture(agent, { badge_code: '4711' });
    await capture(agent, { badge_code: '4712' });
    const { id } = await importIn(await send(agent));
    const done = await commit(agent.ask, id, { duplicates: 'skip', rows: { 3: 'fill' } });
    expect(done.counts).toMatchObject({ updated: 1 });
    expect((await byCode(agent)).get('4712')?.first_name).toBe('Grace');
  });

  it('need a column with the code, and take no other columns than those of a person', async () => {
    const uploaded = await importIn(await send(agent));
    const path = `/api/imports/${uploaded.id}`;
    const put = (json: object) => agent.ask(path, { method: 'PUT', json });
    const [, ...rest] = uploaded.mapping;
    const without = await put({ mapping: [null, ...rest] });
    expect(problemSchema.parse(await without.json()).errors?.[0]?.message).toBe(
      'Choose the column that holds the badge code.',
    );
    const status = await put({ mapping: ['badge_code', ...rest.slice(0, 4), 'lead_status'] });
    expect(problemSchema.parse(await status.json()).errors?.[0]).toEqual({
      path: 'mapping.5',
      message: 'A list of attendees cannot fill in Status.',
    });
    expect((await put({ duplicates: 'create' })).status).toBe(422);
    expect((await put({ rows: { 2: 'update' } })).status).toBe(422);
    const mapped = await importIn(
      await put({ mapping: ['badge_code', null, null, 'email', null, null] }),
    );
    expect(mapped.counts).toMatchObject({ valid: 6 });
  });

  it('are refused without the event, as vCards, and without a column that can be used', async () => {
    expect((await send(agent, file, { event: 'nowhere' })).status).toBe(404);
    const stranger = await place.join('manager', null);
    expect((await send(stranger)).status).toBe(404);
    const card = await send(agent, 'BEGIN:VCARD\nFN:Ada\nEND:VCARD\n', { name: 'ada.vcf' });
    expect(card.status).toBe(415);
    const uploaded = await importIn(await send(agent, 'Name,Email\nAda,ada@example.com\n'));
    expect(uploaded.counts).toMatchObject({ valid: 0, invalid: 1 });
    const commitIt = { method: 'POST', json: {} };
    expect((await agent.ask(`/api/imports/${uploaded.id}/commit`, commitIt)).status).toBe(422);
  });

  it('are uploaded once per Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'list-1' };
    const [one, again] = [
      await send(agent, file, { headers }),
      await send(agent, file, { headers }),
    ];
    expect((await importIn(again)).id).toBe((await importIn(one)).id);
    expect((await send(agent, `${file}1,B,,,,\n`, { headers })).status).toBe(422);
  });
});

import {
  activitySchema,
  createdLeadSchema,
  leadSchema,
  mergedLeadSchema,
  problemSchema,
  sizes,
  type LeadInput,
} from '@cardinal/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sweep } from '../../../src/services/jobs/retention.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { startImportPlace, type ImportPlace, type Person } from '../../helpers/importFiles.ts';
import { partnerPages } from '../../helpers/partnerPages.ts';

/** A JPEG as far as its first bytes say, of a length that tells it from others. */
const jpegOf = (bytes: number) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(bytes - 4, 7)]);
const front = jpegOf(30_000);
const back = Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1');
const base64 = (picture: Buffer) => picture.toString('base64');
const both = [`data:image/jpeg;base64,${base64(front)}`, base64(back)];

describeOnEachEngine('the pictures of a card', (open) => {
  let db: Database;
  let place: ImportPlace;
  let agent: Person;
  let manager: Person;
  beforeEach(async () => {
    db = await open();
    place = await startImportPlace(db);
    ({ agent, manager } = place);
  });
  afterEach(() => place.server.close());

  const send = (path: string, by: Person, method: string, json?: object) =>
    by.ask(path, { method, ...(json && { json }) });
  async function capture(by: Person, lead: Partial<LeadInput> = {}) {
    const json = { first_name: 'Grace', email: 'grace@example.com', ...lead };
    return createdLeadSchema.parse(await (await send('/api/leads', by, 'POST', json)).json());
  }
  const update = async (id: string, json: object) =>
    leadSchema.parse(await (await send(`/api/leads/${id}`, manager, 'PUT', json)).json());
  /** The bytes of a picture; its status if there is none. */
  async function picture(id: string, n: number, by = agent) {
    const answer = await by.ask(`/api/leads/${id}/pictures/${n}`);
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : answer.status;
  }
  const stored = async () =>
    (await db.read.selectFrom('lead_pictures').select('n').execute()).length;

  it('are kept with the lead, front and back, and read by those who may read it', async () => {
    const { id, pictures } = await capture(agent, { pictures: both });
    expect(pictures).toBe(2);
    expect(await picture(id, 1)).toEqual(front);
    expect(await picture(id, 2, manager)).toEqual(back);
    const answer = await agent.ask(`/api/leads/${id}/pictures/1`);
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
    for (const n of [0, 3, 1.5]) expect(await picture(id, n)).toBe(404);
    const colleague = await place.join('agent');
    const stranger = await place.join('manager', null);
    expect(await picture(id, 1, colleague)).toBe(404);
    expect(await picture(id, 1, stranger)).toBe(404);
  });

  it('are stored once when a capture is repeated', async () => {
    const json = { first_name: 'Grace', email: 'grace@example.com', pictures: both };
    const headers = { 'Idempotency-Key': 'the-same-capture' };
    const first = await agent.ask('/api/leads', { method: 'POST', json, headers });
    const again = await agent.ask('/api/leads', { method: 'POST', json, headers });
    expect(await again.json()).toEqual(await first.json());
    expect(await stored()).toBe(2);
  });

  it('are refused with a reason, and the lead with them', async () => {
    const pdf = Buffer.from('%PDF-1.7').toString('base64');
    for (const pictures of [[pdf], [''], [base64(jpegOf(sizes.cardPicture + 1))]]) {
      const json = { first_name: 'Grace', email: 'grace@example.com', pictures };
      const answer = await send('/api/leads', agent, 'POST', json);
      expect(answer.status).toBe(422);
      const { errors } = problemSchema.parse(await answer.json());
      expect(errors?.map(({ path }) => path)).toEqual(['pictures.0']);
    }
    const three = await send('/api/leads', agent, 'POST', {
      first_name: 'Grace',
      email: 'grace@example.com',
      pictures: [...both, ...both],
    });
    expect(three.status).toBe(422);
    const { pictures } = await capture(agent, { pictures: [base64(jpegOf(sizes.cardPicture))] });
    expect(pictures).toBe(1);
  });

  it('are not kept for a company that wishes it, nor from partners’ visitors', async () => {
    const setting = { keep_card_pictures: false };
    const answer = await send('/api/companies/current', manager, 'PUT', setting);
    expect(await answer.json()).toMatchObject(setting);
    const { id, pictures } = await capture(agent, { pictures: both });
    expect(pictures).toBe(0);
    expect(await picture(id, 1)).toBe(404);

    await send('/api/companies/current', manager, 'PUT', { keep_card_pictures: true });
    const pages = partnerPages(place.server);
    const token = await place.server.signIn(manager.email, 'a-long-enough-secret');
    const page = await pages.open((await pages.addKey(token)).key);
    const json = { first_name: 'Ann', email: 'ann@example.com', pictures: both };
    expect((await pages.fromPage(page, '/api/leads', { json })).status).toBe(201);
    expect(await stored()).toBe(0);
  });

  it('are replaced and removed by a change, which the history tells', async () => {
    const { id, version } = await capture(agent);
    expect((await update(id, { pictures: [] })).version).toBe(version);
    expect((await update(id, { pictures: both })).pictures).toBe(2);
    expect((await update(id, { notes: 'Called.' })).pictures).toBe(2);
    expect((await update(id, { pictures: [base64(back)] })).pictures).toBe(1);
    expect(await picture(id, 1)).toEqual(back);
    expect(await picture(id, 2)).toBe(404);
    expect((await update(id, { pictures: [] })).pictures).toBe(0);
    const entries = activitySchema
      .array()
      .parse(await (await manager.ask(`/api/leads/${id}/activities`)).json());
    expect(entries.map(({ description }) => description).slice(0, 2)).toEqual([
      'Pictures of the card removed',
      'Pictures of the card kept',
    ]);
  });

  it('come to the kept lead of a merge that has none, and leave it when that is undone', async () => {
    const { id: kept } = await capture(agent);
    const { id: other } = await capture(agent, { pictures: both });
    const answer = await send(`/api/leads/${kept}/merge`, agent, 'POST', { other });
    const { lead, merge_id } = mergedLeadSchema.parse(await answer.json());
    expect(lead.pictures).toBe(2);
    expect(await picture(kept, 1)).toEqual(front);
    await send(`/api/merges/${merge_id}/undo`, agent, 'POST', {});
    expect(await picture(kept, 1)).toBe(404);
    expect(await picture(other, 2)).toEqual(back);
  });

  it('move with the lead when its agent joins a company', async () => {
    const alone = await place.join('agent', null);
    const { id } = await capture(alone, { pictures: both });
    await send('/api/auth/profile', alone, 'PUT', { company_id: 'acme', role: 'agent' });
    expect(await picture(id, 1, alone)).toEqual(front);
    expect(await picture(id, 2, manager)).toEqual(back);
  });

  it('are gone with the lead', async () => {
    const { id } = await capture(agent, { pictures: both });
    await send(`/api/leads/${id}`, agent, 'DELETE');
    expect(await picture(id, 1)).toBe(404);
    await sweep(db, Date.now() + 40 * 86_400_000);
    expect(await stored()).toBe(0);
  });
});

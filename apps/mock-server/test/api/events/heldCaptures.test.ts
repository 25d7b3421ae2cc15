import { eventBoardSchema, eventSchema, type Registration } from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweep } from '../../../src/services/jobs/retention.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { addCompany } from '../../helpers/people.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const fair = {
  name: 'Trade Fair',
  location: 'Hall 3',
  start_date: '2026-11-21T10:00Z',
  end_date: '2026-11-22T18:00Z',
};

describeOnEachEngine('captures that devices hold', (open) => {
  let db: Database;
  let server: TestServer;
  let now = Date.parse('2026-11-21T14:30Z');
  let company_id: string;
  let manager: Registration;
  let ada: Registration;
  let bela: Registration;
  let stranger: Registration;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db, clock: () => now });
    company_id = await addCompany(db, { isOpen: true });
    manager = await server.register({ company_id, role: 'manager' });
    ada = await server.register({ company_id });
    bela = await server.register({ company_id });
    stranger = await server.register({ role: 'manager' });
  });
  afterAll(() => server.close());

  const ask = (by: Registration, method: string, path: string, json?: unknown) =>
    server.request(path, { method, token: by.access_token, ...(json !== undefined && { json }) });
  const createEvent = async () =>
    eventSchema.parse(await (await ask(manager, 'POST', '/api/events', fair)).json()).id;
  const tell = async (by: Registration, event: string, held: unknown) =>
    (await ask(by, 'PUT', `/api/events/${event}/held-captures`, held)).status;
  const held = (device: string, captures: number, oldest_seconds = 0) => ({
    device,
    captures,
    oldest_seconds,
  });
  const heldOf = async (by: Registration, event: string) =>
    eventBoardSchema.parse(await (await ask(by, 'GET', `/api/events/${event}/board`)).json()).held;

  it('are summed for managers, until they are sent', async () => {
    const event = await createEvent();
    expect(await heldOf(manager, event)).toBeNull();
    expect(await tell(ada, event, held('phone-of-ada', 3, 25 * 60))).toBe(204);
    expect(await tell(bela, event, held('phone-of-bela', 2, 60))).toBe(204);
    expect(await heldOf(manager, event)).toEqual({
      devices: 2,
      captures: 5,
      oldest_at: '2026-11-21T14:05:00.000Z',
    });
    expect(await heldOf(ada, event)).toBeNull();

    // What a device tells replaces what it told before.
    expect(await tell(ada, event, held('phone-of-ada', 1, 60))).toBe(204);
    expect(await heldOf(manager, event)).toMatchObject({ devices: 2, captures: 3 });
    expect(await tell(ada, event, held('phone-of-ada', 0))).toBe(204);
    expect(await tell(bela, event, held('phone-of-bela', 0))).toBe(204);
    expect(await heldOf(manager, event)).toBeNull();
  });

  it('cannot be told for a colleague: the same device id is another device', async () => {
    const event = await createEvent();
    await tell(ada, event, held('shared-tablet', 4));
    await tell(bela, event, held('shared-tablet', 0));
    expect(await heldOf(manager, event)).toMatchObject({ devices: 1, captures: 4 });
  });

  it('belong to the company of the event', async () => {
    const event = await createEvent();
    await tell(ada, event, held('phone-of-ada', 1));
    expect(await tell(stranger, event, held('phone-of-eve', 7))).toBe(404);
    expect((await ask(stranger, 'GET', `/api/events/${event}/board`)).status).toBe(404);
    expect(await heldOf(manager, event)).toMatchObject({ devices: 1, captures: 1 });
  });

  it.each([
    ['no device', { captures: 1, oldest_seconds: 0 }],
    ['a sentence as device', held('a phone of somebody', 1)],
    ['a negative number', held('phone-of-ada', -1)],
    ['half a capture', held('phone-of-ada', 0.5)],
    ['an age before the first phone', held('phone-of-ada', 1, 1e12)],
  ])('are refused with %s', async (_, body) => {
    const event = await createEvent();
    expect(await tell(ada, event, body)).toBe(422);
    expect(await heldOf(manager, event)).toBeNull();
  });

  it('are those of at most twenty devices of a user', async () => {
    const event = await createEvent();
    for (let n = 0; n < 25; n += 1) {
      now += 1_000;
      await tell(ada, event, held(`device-${n}-of-ada`, 1));
    }
    expect(await heldOf(manager, event)).toMatchObject({ devices: 20, captures: 20 });
  });

  it('are forgotten with their event, and two weeks after they were told', async () => {
    const [event, other] = [await createEvent(), await createEvent()];
    const rows = async (id: string) =>
      (
        await db.read
          .selectFrom('waiting_captures')
          .select('device_id')
          .where('event_id', '=', id)
          .execute()
      ).length;
    await tell(ada, event, held('phone-of-ada', 1));
    await tell(ada, other, held('phone-of-ada', 1));
    expect((await ask(manager, 'DELETE', `/api/events/${event}`)).status).toBe(204);
    expect([await rows(event), await rows(other)]).toEqual([0, 1]);
    now += 15 * dayMs;
    // The sessions of before have ended.
    const later = await server.register({ company_id, role: 'manager' });
    expect(await heldOf(later, other)).toBeNull();
    await sweep(db, now);
    expect(await rows(other)).toBe(0);
  });
});

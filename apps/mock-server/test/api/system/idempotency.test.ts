import { beforeAll, expect, it } from 'vitest';
import { idempotentCall } from '../../../src/http/requests/idempotentRequest.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { buildNewLead, buildPrincipal, listQuery, serviceFor } from '../../helpers/leadCalls.ts';

const day = 86_400_000;
const request = (body: unknown, path = '/api/leads') => ({
  method: 'POST',
  path,
  sent: JSON.stringify(body),
});

describeOnEachEngine('Idempotency-Key', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  const input = buildNewLead();
  const call = (key: string, body: unknown = input, path?: string) =>
    idempotentCall(key, request(body, path));

  it('returns the same response again without repeating the work', async () => {
    const { leads, announced } = serviceFor(db, buildPrincipal());
    const first = await leads.create(input, call('k'));
    announced.length = 0;
    expect(await leads.create(input, call('k'))).toEqual(first);
    expect(announced).toEqual([]);
    expect((await leads.list(listQuery())).total).toBe(1);
  });

  it('creates one record for many simultaneous calls, and all get its response', async () => {
    const { leads, announced } = serviceFor(db, buildPrincipal());
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => leads.create(input, call('at-once'))),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await leads.list(listQuery())).total).toBe(1);
    expect(announced.filter(({ type }) => type === 'lead_created')).toHaveLength(1);
  });

  it('distinguishes users, paths and keys', async () => {
    const one = buildPrincipal();
    const other = buildPrincipal();
    const ids = [
      (await serviceFor(db, one).leads.create(input, call('a'))).id,
      (await serviceFor(db, other).leads.create(input, call('a'))).id,
      (await serviceFor(db, one).leads.create(input, call('b'))).id,
      (await serviceFor(db, one).leads.create(input, call('a', input, '/api/other'))).id,
    ];
    expect(new Set(ids).size).toBe(4);
  });

  it('returns the response to a call that an earlier version hashed in another way', async () => {
    const { leads } = serviceFor(db, buildPrincipal());
    const first = await leads.create(input, call('earlier'));
    const hash = { body_hash: 'a'.repeat(64) };
    await db.write((tx) =>
      tx.updateTable('idempotency').set(hash).where('key', '=', 'earlier').execute(),
    );
    expect(await leads.create(input, call('earlier'))).toEqual(first);
  });

  it('refuses the same key for another body', async () => {
    const { leads } = serviceFor(db, buildPrincipal());
    await leads.create(input, call('k'));
    const other = buildNewLead({ first_name: 'Grace' });
    await expect(leads.create(other, call('k', other))).rejects.toMatchObject({
      kind: 'idempotency_mismatch',
      errors: [{ path: 'Idempotency-Key' }],
    });
    expect((await leads.list(listQuery())).total).toBe(1);
  });

  it('forgets a failed call, so that it can be repeated', async () => {
    const principal = buildPrincipal();
    const { leads } = serviceFor(db, principal);
    const broken = { ...input, lead_status: 'Boiling' };
    // @ts-expect-error -- the database refuses what the contract would have refused before
    await expect(leads.create(broken, call('k'))).rejects.toThrow(/./);
    expect((await leads.create(input, call('k'))).created_by).toBe(principal.userId);
  });

  it('keeps responses for 30 days', async () => {
    let now = 1_000 * day;
    const { leads } = serviceFor(db, buildPrincipal(), () => now);
    const first = await leads.create(input, call('k'));
    now += 30 * day;
    expect((await leads.create(input, call('k'))).id).toBe(first.id);
    now += 1;
    expect((await leads.create(input, call('k'))).id).not.toBe(first.id);
  });
});

it.each(['', ' ', 'two words', 'ümlaut', 'x'.repeat(256), 'a\u0000b'])(
  'refuses the key %j',
  (key) => {
    expect(() => idempotentCall(key, request({}))).toThrow('1 to 255 printable characters');
  },
);

it('has no effect without a key', () => {
  expect(idempotentCall(undefined, request({}))).toBeUndefined();
});

import { companySchema } from '@cardinal/contract';
import { fold } from '@cardinal/contract/fold';
import { serverLimits } from '@cardinal/contract/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { insertCompany } from '../../../src/store/accounts/companies.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { newId } from '../../../src/store/ids.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

describeOnEachEngine('the public list of companies', (open) => {
  let db: Database;
  let server: TestServer;

  const add = (names: readonly string[]) =>
    db.write(async (tx) => {
      for (const name of names) {
        const company = { id: newId(), name, name_key: fold(name), created_at: 0 };
        await insertCompany(tx, { ...company, open: 0, created_by: 'nobody' });
      }
    });

  async function ask(query: string) {
    const answer = await server.request(`/api/companies${query}`);
    const list = z.array(companySchema).parse(await answer.json());
    return {
      names: list.map(({ name }) => name),
      total: answer.headers.get('X-Total-Count'),
      isCapped: answer.headers.has('X-Total-Count-Capped'),
      link: answer.headers.get('Link'),
    };
  }

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db });
    await add(['Zephyr Works', 'Élan Nord', 'Aurora Trading']);
  });
  afterAll(() => server.close());

  it('is returned as a whole while it is short, and finds beginnings of names', async () => {
    expect(await ask('')).toEqual({
      names: ['Aurora Trading', 'Élan Nord', 'Zephyr Works'],
      total: '3',
      isCapped: false,
      link: null,
    });
    expect((await ask('?limit=2')).names).toEqual(['Aurora Trading', 'Élan Nord']);
    expect((await ask('?q=ELAN%20n')).names).toEqual(['Élan Nord']);
    expect((await ask('?q=trading')).names).toEqual([]);
    expect((await ask('?q=%25')).names).toEqual([]);
  });

  it('can only be searched once it is long', async () => {
    const most = serverLimits.companies;
    await add(Array.from({ length: most + 1 }, (_, index) => `Branch ${100 + index}`));
    const whole = { names: [], total: String(most), isCapped: true, link: null };
    expect(await ask('')).toEqual(whole);
    expect(await ask('?limit=500')).toEqual(whole);
    expect(await ask('?q=br')).toEqual(whole);
    expect((await ask('?q=branch')).names).toHaveLength(most);
    expect((await ask('?q=branch&limit=500')).link).toBeNull();
    expect((await ask('?q=Branch%20142')).names).toEqual(['Branch 142']);
    expect((await ask('?q=a')).names).toEqual(['Aurora Trading']);
  });
});

import { sessionSchema } from '@cardinal/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../src/store/engine/database.ts';
import { accountAccess, founding, type Account } from '../../helpers/accountAccess.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { startOpenIdProvider, type TestOpenIdProvider } from '../../helpers/openIdProvider.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

type Access = ReturnType<typeof accountAccess>;
type Way = keyof Access['ways'];

/** The states in which an account can be when someone uses a credential. */
const states = {
  'no account': async (_access: Access, account: Account) => account,
  'not confirmed': (access: Access, account: Account) => access.registered(account),
  'not confirmed, founder of a company': (access: Access, account: Account) =>
    access.registered(account, founding()),
  'not confirmed, waiting for a company': (access: Access, account: Account, companyId: string) =>
    access.registered(account, { company_id: companyId }),
  async 'not confirmed, member of a company'(access: Access, account: Account, companyId: string) {
    const made = await access.registered(account, { company_id: companyId });
    await access.approve(made);
    return made;
  },
  // As created by earlier versions; the migration leaves none.
  async 'not confirmed, with a foreign identity'(
    access: Access,
    account: Account,
    _companyId: string,
    db: Database,
  ) {
    const made = await access.registered(account);
    await db.write((tx) =>
      tx
        .updateTable('users')
        .set({ google_sub: made.foreignSub })
        .where('email', '=', made.email)
        .execute(),
    );
    return made;
  },
  async 'confirmed, member of a company'(access: Access, account: Account, companyId: string) {
    const made = await access.registered(account, { company_id: companyId });
    await access.approve(made);
    await access.post('/api/auth/verify', { token: await access.mailed(made, 'verify') });
    return made;
  },
  async 'made by Google'(access: Access, account: Account) {
    const answer = await access.withIdToken(account.ownSub, account.email, true);
    return { ...account, token: sessionSchema.parse(await answer.json()).access_token };
  },
};

type State = keyof typeof states;

/** Status of each way in and the state after it, in the notation of `look`. */
const table: Record<State, Record<Way, string>> = {
  'no account': {
    'registering once more': '201 n',
    'the old password': '401 x',
    'Google, confirmed': '200 gv',
    'Google, not confirmed': '403 x',
    'a foreign identity': '403 x',
    'Google’s code, confirmed': '200 gv',
    'Google’s code, not confirmed': '403 x',
    'a mailed reset link': '422 x',
    'the operator’s link': '422 x',
    'the administrator’s link': '404 x',
    'the link that confirms': '422 x',
    'the link that removes': '422 x',
    'an invitation': '401 x',
    approval: '404 x',
    'the old password, once more': '401 x',
  },
  'not confirmed': {
    'registering once more': '409 os',
    'the old password': '200 os',
    'Google, confirmed': '200 gv',
    'Google, not confirmed': '403 os',
    'a foreign identity': '403 os',
    'Google’s code, confirmed': '200 gv',
    'Google’s code, not confirmed': '403 os',
    'a mailed reset link': '204 nv',
    'the operator’s link': '204 n',
    'the administrator’s link': '404 os',
    'the link that confirms': '200 osv',
    'the link that removes': '204 x',
    'an invitation': '200 osc',
    approval: '404 os',
    'the old password, once more': '204 os',
  },
  'not confirmed, founder of a company': {
    'registering once more': '409 osc',
    'the old password': '200 osc',
    'Google, confirmed': '200 gv',
    'Google, not confirmed': '403 osc',
    'a foreign identity': '403 osc',
    'Google’s code, confirmed': '200 gv',
    'Google’s code, not confirmed': '403 osc',
    'a mailed reset link': '204 nv',
    'the operator’s link': '204 nc',
    'the administrator’s link': '404 osc',
    'the link that confirms': '200 osvc',
    'the link that removes': '204 x',
    'an invitation': '409 osc',
    approval: '404 osc',
    'the old password, once more': '204 osc',
  },
  'not confirmed, waiting for a company': {
    'registering once more': '409 osc',
    'the old password': '200 osc',
    'Google, confirmed': '200 gv',
    'Google, not confirmed': '403 osc',
    'a foreign identity': '403 osc',
    'Google’s code, confirmed': '200 gv',
    'Google’s code, not confirmed': '403 osc',
    'a mailed reset link': '204 nv',
    'the operator’s link': '204 nc',
    'the administrator’s link': '404 osc',
    'the link that confirms': '200 osvc',
    'the link that removes': '204 x',
    'an invitation': '200 osc',
    approval: '200 osc',
    'the old password, once more': '204 osc',
  },
  'not confirmed, member of a company': {
    'registering once more': '409 osc',
    'the old password': '200 osc',
    'Google, confirmed': '200 gv',
    'Google, not confirmed': '403 osc',
    'a foreign identity': '403 osc',
    'Google’s code, confirmed': '200 gv',
    'Google’s code, not confirmed': '403 osc',
    'a mailed reset link': '204 nv',
    'the operator’s link': '204 nc',
    'the administrator’s link': '204 nc',
    'the link that confirms': '200 osvc',
    'the link that removes': '204 x',
    'an invitation': '409 osc',
    approval: '404 osc',
    'the old password, once more': '204 osc',
  },
  'not confirmed, with a foreign identity': {
    'registering once more': '409 os',
    'the old password': '200 os',
    'Google, confirmed': '200 gv',
    'Google, not confirmed': '403 os',
    'a foreign identity': '403 os',
    'Google’s code, confirmed': '200 gv',
    'Google’s code, not confirmed': '403 os',
    'a mailed reset link': '204 nv',
    'the operator’s link': '204 n',
    'the administrator’s link': '404 os',
    'the link that confirms': '200 osv',
    'the link that removes': '204 x',
    'an invitation': '200 osc',
    approval: '404 os',
    'the old password, once more': '204 os',
  },
  'confirmed, member of a company': {
    'registering once more': '409 osvc',
    'the old password': '200 osvc',
    'Google, confirmed': '200 osgvc',
    'Google, not confirmed': '403 osvc',
    'a foreign identity': '403 osvc',
    'Google’s code, confirmed': '200 osgvc',
    'Google’s code, not confirmed': '403 osvc',
    'a mailed reset link': '204 nvc',
    'the operator’s link': '204 nvc',
    'the administrator’s link': '204 nvc',
    'the link that confirms': '200 osvc',
    'the link that removes': '204 x',
    'an invitation': '409 osvc',
    approval: '404 osvc',
    'the old password, once more': '204 osvc',
  },
  'made by Google': {
    'registering once more': '409 sgv',
    'the old password': '401 sgv',
    'Google, confirmed': '200 sgv',
    'Google, not confirmed': '403 sgv',
    'a foreign identity': '403 sgv',
    'Google’s code, confirmed': '200 sgv',
    'Google’s code, not confirmed': '403 sgv',
    'a mailed reset link': '204 ngv',
    'the operator’s link': '204 ngv',
    'the administrator’s link': '404 sgv',
    'the link that confirms': '422 sgv',
    'the link that removes': '422 sgv',
    'an invitation': '200 sgvc',
    approval: '404 sgv',
    'the old password, once more': '422 sgv',
  },
};

describeOnEachEngine('credentials that open an account afterwards', (open) => {
  let db: Database;
  let provider: TestOpenIdProvider;
  let server: TestServer;
  let access: Access;
  let companyId: string;

  beforeAll(async () => {
    provider = await startOpenIdProvider();
    db = await open();
  });
  afterAll(() => provider.close());
  // A separate one, because failed passwords count against this machine.
  beforeEach(async () => {
    server = await startTestServer({ db, settings: provider.settings });
    const boss = await server.register(founding());
    companyId = boss.user.company_id ?? '';
    access = accountAccess({ db, server, provider, boss });
  });
  afterEach(() => server.close());

  it.each(Object.keys(states) as State[])(
    '%s',
    async (state) => {
      const found: Partial<Record<Way, string>> = {};
      for (const way of Object.keys(access.ways) as Way[]) {
        // One after the other, because the provider signs in the person named last.
        const account = await states[state](access, access.newAccount(), companyId, db);
        const { status } = await access.ways[way](account);
        found[way] = `${status} ${await access.look(account)}`;
      }
      expect(found).toEqual(table[state]);
    },
    60_000,
  );
});

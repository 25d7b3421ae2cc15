import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Registration } from '@cardinal/contract';
import type { Database } from '../src/store/database.ts';
import { describeOnEachEngine } from './engines.ts';
import { membershipCalls, newName } from './membershipCalls.ts';
import { newPerson, startTestServer } from './server.ts';
import type { TestServer } from './server.ts';

describeOnEachEngine('the own profile', (open) => {
  let db: Database;
  let server: TestServer;
  let ask: ReturnType<typeof membershipCalls>;
  let founder: Registration;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db });
    ask = membershipCalls(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    founder = await server.register({ company_name: newName() });
  });

  it('changes names, and refuses empty and taken ones', async () => {
    const { access_token: token, user } = await server.register();
    const names = { username: newPerson().username, first_name: 'Zoë', last_name: 'Ångström' };
    expect(await (await ask.profile(token, names)).json()).toEqual({ ...user, ...names });
    const empty = await ask.profile(token, { ...names, first_name: ' ' });
    expect([empty.status, await ask.codeOf(empty)]).toEqual([422, 'invalid']);
    const username = founder.user.username.toUpperCase();
    expect(await ask.codeOf(await ask.profile(token, { username }))).toBe('username_taken');
    // Back in one's own capitalisation.
    const own = names.username.toUpperCase();
    expect((await ask.profile(token, { username: own })).status).toBe(200);
    expect(await ask.me(token)).toMatchObject({ ...names, username: own });
  });

  it('gives a username to one of two who take it at the same moment', async () => {
    const { username } = newPerson();
    const people = await Promise.all([server.register(), server.register()]);
    const answers = await Promise.all(
      people.map(({ access_token: token }) => ask.profile(token, { username })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

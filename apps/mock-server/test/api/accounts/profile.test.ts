import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { problemSchema, type Registration } from '@cardinal/contract';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { newPerson, startTestServer, type TestServer } from '../../helpers/server.ts';

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
    // The user's own name, in another capitalisation.
    const own = names.username.toUpperCase();
    expect((await ask.profile(token, { username: own })).status).toBe(200);
    expect(await ask.me(token)).toMatchObject({ ...names, username: own });
  });

  it('keeps the language in which a user reads Cardinal', async () => {
    const { access_token: token, user } = await server.register();
    expect(user.language).toBeNull();
    expect((await ask.profile(token, { language: 'de' })).status).toBe(200);
    expect((await ask.profile(token, { first_name: 'Zoë' })).status).toBe(200);
    expect(await ask.me(token)).toMatchObject({ first_name: 'Zoë', language: 'de' });
    const unknown = await ask.profile(token, { language: 'tlh' });
    expect([unknown.status, await ask.codeOf(unknown)]).toEqual([422, 'invalid']);
    expect((await ask.profile(token, { language: null })).status).toBe(200);
    expect(await ask.me(token)).toMatchObject({ language: null });
  });

  it('is completed with both role and company', async () => {
    const { access_token: token, user } = await server.register();
    const setRole = (role: 'pending' | 'agent') =>
      db.write((tx) => tx.updateTable('users').set({ role }).where('id', '=', user.id).execute());
    const refused = async (json: object) => {
      const { status, detail, errors } = problemSchema.parse(
        await (await ask.profile(token, json)).json(),
      );
      expect([status, detail]).toEqual([422, 'Please select both role and company.']);
      return errors?.map(({ path }) => path);
    };
    const company_id = founder.user.company_id;
    for (const role of ['agent', 'pending'] as const) {
      await setRole(role);
      for (const none of [undefined, null, '']) {
        const json = { role: 'manager', company_id: none, is_activated: true };
        expect(await refused(json)).toEqual(['company_id']);
        expect(await refused({ ...json, first_name: 'Nobody' })).toEqual(['company_id']);
        expect(await refused({ ...json, role: none })).toEqual(['role', 'company_id']);
        expect(await refused({ ...json, role: none, company_id })).toEqual(['role']);
      }
      expect(await refused({ role: 'manager' })).toEqual(['company_id']);
      expect(await refused({ company_id })).toEqual(['role']);
      // Names alone do not complete a profile.
      const names = { first_name: 'Ida', company_id: '', is_activated: true };
      expect((await ask.profile(token, names)).status).toBe(200);
      expect(await ask.me(token)).toMatchObject({ role, first_name: 'Ida', company_id: null });
    }
    const json = { role: 'manager', company_id, is_activated: true };
    expect((await ask.profile(token, json)).status).toBe(200);
    expect(await ask.me(token)).toMatchObject({ pending_company_id: company_id });
    const founding = { company_name: newName(), is_activated: true };
    expect(await (await ask.profile(token, founding)).json()).toMatchObject({
      role: 'admin',
      company_name: founding.company_name,
    });
  });

  it('gives a username to only one of two users who choose it at the same moment', async () => {
    const { username } = newPerson();
    const people = await Promise.all([server.register(), server.register()]);
    const answers = await Promise.all(
      people.map(({ access_token: token }) => ask.profile(token, { username })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

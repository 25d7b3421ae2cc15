import { inviteSchema, listedInviteSchema, offeredInviteSchema } from '@cardinal/contract';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  refusalOf,
  signInDemo,
  startMailing,
  type DemoTokens,
  type Mailing,
} from '../../helpers/mailing.ts';
import { startMailServer, type TestMailServer } from '../../helpers/mailServer.ts';

describeOnEachEngine('invitations', (open) => {
  let db: Database;
  let tokens: DemoTokens;
  let mail: TestMailServer;
  let mailing: Mailing;

  beforeAll(async () => {
    db = await open();
    tokens = await signInDemo(db);
  });
  beforeEach(async () => {
    mail = await startMailServer();
    mailing = await startMailing(db, tokens, mail.url);
  });
  afterEach(async () => {
    await mailing.close();
    await mail.close();
  });

  const ask = (json: object) => mailing.post('/api/companies/invites', json, tokens.manager);
  const invite = async (json: object) => inviteSchema.parse(await (await ask(json)).json());
  const tokenOf = (link: string) => new URL(link).searchParams.get('invite') ?? '';
  const look = (token: string) =>
    mailing.server.request('/api/companies/invites/look', {
      method: 'POST',
      json: { invite_token: token },
    });

  it('are emailed, naming company, inviter and role', async () => {
    const made = await invite({ role: 'agent', email: 'new@example.org' });
    expect(made).toMatchObject({ email: 'new@example.org', email_sent: true });
    const [arrived] = mail.arrived;
    expect(arrived?.recipients).toEqual(['new@example.org']);
    expect(arrived?.mail.subject).toMatch(/^\S+ \S+ invites you to Aurora Trading$/);
    expect(arrived?.mail.text).toContain('invites you to work in Aurora Trading');
    expect(arrived?.mail.text).toContain('as Sales Agent');
    expect(arrived?.mail.text).toContain(tokenOf(made.link));
    const list = z
      .array(listedInviteSchema)
      .parse(await mailing.read('/api/companies/invites', tokens.manager));
    expect(list.find(({ id }) => id === made.id)?.email).toBe('new@example.org');
  });

  it('are links alone without an address', async () => {
    expect(await invite({ role: 'agent' })).toMatchObject({ email: null, email_sent: false });
    expect(mail.arrived).toEqual([]);
  });

  it('say so if the address is refused, and keep the link', async () => {
    mail.replies.push({ code: 550, text: 'No such person' });
    const made = await invite({ role: 'agent', email: 'nobody@example.org' });
    expect(made.email_sent).toBe(false);
    expect((await look(tokenOf(made.link))).status).toBe(200);
  });

  it('show company, inviter and role to whoever opens the link, until they end', async () => {
    const made = await invite({ role: 'manager' });
    const offered = offeredInviteSchema.parse(await (await look(tokenOf(made.link))).json());
    expect(offered).toEqual({
      company_name: 'Aurora Trading',
      invited_by: made.created_by.name,
      role: 'manager',
      expires_at: made.expires_at,
    });
    await mailing.server.request(`/api/companies/invites/${made.id}`, {
      method: 'DELETE',
      token: tokens.manager,
    });
    expect((await look(tokenOf(made.link))).status).toBe(422);
    expect((await look('none')).status).toBe(422);
  });

  it('are refused for no address, and for agents', async () => {
    expect((await ask({ role: 'agent', email: 'nobody' })).status).toBe(422);
    const json = { role: 'agent', email: 'new@example.org' };
    expect((await mailing.post('/api/companies/invites', json, tokens.agent)).status).toBe(403);
    expect(await refusalOf(await ask({ ...json, role: 'admin' }))).toEqual([403, 'forbidden']);
  });
});

describeOnEachEngine('invitations without a mail server', (open) => {
  it('are not emailed, and say so', async () => {
    const db = await open();
    const tokens = await signInDemo(db);
    const mailing = await startMailing(db, tokens);
    const json = { role: 'agent', email: 'new@example.org' };
    const answer = await mailing.post('/api/companies/invites', json, tokens.manager);
    expect(inviteSchema.parse(await answer.json())).toMatchObject({ email_sent: false });
    await mailing.close();
  });
});

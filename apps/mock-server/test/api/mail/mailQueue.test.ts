import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  dispatchOf,
  refusalOf,
  signInDemo,
  startMailing,
  type DemoTokens,
  type Mailing,
} from '../../helpers/mailing.ts';
import { closedPort, startMailServer, type TestMailServer } from '../../helpers/mailServer.ts';

describeOnEachEngine('email queue', (open) => {
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
  async function statusIs(status: string) {
    await expect.poll(async () => (await mailing.state())?.status).toBe(status);
  }
  const jobs = () => db.read.selectFrom('jobs').select('id').execute();

  it('does not make users wait for a slow mail server, and announces the delivery', async () => {
    mail.replies.push({ afterMs: 2_300 });
    const hears = await mailing.hear(tokens.agent);
    const answer = await dispatchOf(await mailing.send({}, { 'X-Client-Id': 'tab-1' }));
    expect(answer).toMatchObject({ status: 'queued', error: null, will_retry: true });
    expect(await mailing.state()).toEqual({ status: 'queued', attempts: 0, error: null });
    expect(await mailing.titles()).toEqual(['Email queued', 'Lead created']);
    // Its tab received "queued", so it is notified like all others.
    await expect.poll(() => hears('email_sent')).toMatchObject([{ origin: null }]);
    expect(await mailing.state()).toEqual({ status: 'sent', attempts: 1, error: null });
    expect(mail.arrived).toHaveLength(1);
    expect(await jobs()).toEqual([]);
  });

  it('retries after a temporary refusal, and the email arrives once', async () => {
    mail.replies.push({ code: 451, text: 'Greylisted' }, { code: 421 });
    const { id, ...dispatch } = await dispatchOf(await mailing.send());
    expect(dispatch).toMatchObject({ status: 'queued', will_retry: true });
    expect(dispatch.error).toMatch(/451 Greylisted/);
    await statusIs('sent');
    expect(await mailing.state()).toEqual({ status: 'sent', attempts: 3, error: null });
    expect(mail.arrived.map((one) => one.mail.messageId)).toEqual([`<${id}@crm.example.com>`]);
  });

  it('gives up visibly, and delivers on request', async () => {
    const hears = await mailing.hear(tokens.agent);
    mail.replies.push({ code: 451 }, { code: 451 }, { code: 451, text: 'Still not' });
    const { id } = await dispatchOf(await mailing.send());
    await statusIs('failed');
    expect(await mailing.state()).toMatchObject({
      attempts: 3,
      error: expect.stringMatching('451 Still not'),
    });
    expect((await mailing.titles())[0]).toBe('Email not sent');
    const activity = { title: 'Email not sent' };
    expect(hears('activity_created').at(-1)).toMatchObject({ payload: { activity } });
    expect(hears('email_sent')).toEqual([]);

    expect((await mailing.retry(id, tokens.colleague)).status).toBe(404);
    const again = await dispatchOf(await mailing.retry(id));
    expect(again).toEqual({ id, status: 'sent', error: null, will_retry: false });
    expect(await mailing.state()).toEqual({ status: 'sent', attempts: 4, error: null });
    expect(await mailing.titles()).toEqual(['Email sent', 'Lead created']);
    expect(mail.arrived).toHaveLength(1);
    expect(await refusalOf(await mailing.retry(id))).toEqual([409, 'already_sent']);
  });

  it('does not retry a permanently refused email', async () => {
    mail.replies.push({ code: 550, text: 'No such person' });
    const key = { 'Idempotency-Key': 'refused-permanently' };
    const dispatch = await dispatchOf(await mailing.send({}, key));
    expect(dispatch).toMatchObject({ status: 'queued', will_retry: false });
    expect(dispatch.error).toMatch(/550 No such person/);
    expect(await mailing.state()).toMatchObject({ status: 'failed', attempts: 1 });
    expect(await jobs()).toEqual([]);
    expect(await dispatchOf(await mailing.send({}, key))).toEqual(dispatch);
  });

  it('keeps email to an unreachable mail server, with the reason', async () => {
    await mailing.close();
    mailing = await startMailing(db, tokens, `smtp://127.0.0.1:${await closedPort()}`);
    const { id, status, error } = await dispatchOf(await mailing.send());
    expect(status).toBe('queued');
    expect(error).toMatch(/can't be reached/);
    await statusIs('failed');
    // A server with the right address delivers it.
    const { leadId } = mailing;
    await mailing.close();
    mailing = await startMailing(db, tokens, mail.url);
    await dispatchOf(await mailing.retry(id));
    expect(mail.arrived).toHaveLength(1);
    expect(await mailing.mails(`?lead_id=${leadId}`)).toMatchObject([{ id, status: 'sent' }]);
  });

  it('waits for a mail server that refuses the sign-in, because that can be corrected', async () => {
    await mailing.close();
    const strict = await startMailServer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(new Error('Wrong password')),
    });
    const url = strict.url.replace('//', '//crm:secret@');
    mailing = await startMailing(db, tokens, url);
    const { error } = await dispatchOf(await mailing.send());
    expect(error).toBe('The mail server does not accept our sign-in.');
    expect((await mailing.state())?.status).toBe('queued');
    await statusIs('failed');
    expect(await mailing.state()).toMatchObject({ attempts: 3, error });
    await strict.close();
  });

  it('has one delivery of an email running, however often it is requested', async () => {
    mail.replies.push({ code: 550 }, { afterMs: 300 });
    const { id } = await dispatchOf(await mailing.send());
    const answers = await Promise.all(Array.from({ length: 5 }, () => mailing.retry(id)));
    const statuses = await Promise.all(
      answers.map(async (answer) => (await dispatchOf(answer)).status),
    );
    expect(statuses.toSorted()).toEqual(['queued', 'queued', 'queued', 'queued', 'sent']);
    expect([...mail.mostAtOnce.values()]).toEqual([1]);
    expect(mail.arrived).toHaveLength(1);
  });

  it('finishes running deliveries when the server stops', async () => {
    mail.replies.push({ afterMs: 800 });
    const email = 'agent@demo.cardinal.test';
    // The response does not wait for the email.
    expect((await mailing.post('/api/auth/password/forgot', { email })).status).toBe(202);
    expect(mail.arrived).toEqual([]);
    await mailing.close();
    expect(mail.arrived).toHaveLength(1);
    expect(await jobs()).toEqual([]);
    mailing = await startMailing(db, tokens, mail.url);
  });
});

import { communicationSchema, mailboxMailSchema } from '@cardinal/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
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
import {
  startMailServer,
  type ArrivedMail,
  type TestMailServer,
} from '../../helpers/mailServer.ts';

const headerOf = (arrived: ArrivedMail | undefined, name: string) =>
  arrived?.mail.headers.find(({ key }) => key === name)?.value;

describeOnEachEngine('email to leads', (open) => {
  let db: Database;
  let tokens: DemoTokens;
  let mailing: Mailing;

  beforeAll(async () => {
    db = await open();
    tokens = await signInDemo(db);
  });

  describe('over SMTP', () => {
    let mail: TestMailServer;
    beforeEach(async () => {
      mail = await startMailServer();
      mailing = await startMailing(db, tokens, mail.url);
    });
    afterEach(async () => {
      await mailing.close();
      await mail.close();
    });

    it('arrives as text and HTML, from the configured sender, with replies to the agent', async () => {
      const { id, status, error } = await dispatchOf(await mailing.send());
      expect({ status, error }).toEqual({ status: 'sent', error: null });
      const [arrived] = mail.arrived;
      expect(mail.arrived).toHaveLength(1);
      expect(arrived?.recipients).toEqual(['zoe@example.org']);
      expect(arrived?.mail).toMatchObject({
        from: { name: 'Maya Fernandes (Aurora Trading)', address: 'crm@example.com' },
        replyTo: [{ name: 'Maya Fernandes', address: 'agent@demo.cardinal.test' }],
        to: [{ name: 'Zoë "Z" Ångström, <b>', address: 'zoe@example.org' }],
        subject: 'Grüße & more',
        messageId: `<${id}@crm.example.com>`,
      });
      expect(arrived?.mail.text).toContain('Hello Zoë,\n\n<b>3 < 4</b> & "so"\nBye\n');
      expect(arrived?.mail.html).toContain(
        '&lt;b&gt;3 &lt; 4&lt;/b&gt; &amp; &quot;so&quot;<br />Bye',
      );
    });

    it('contains the unsubscribe link, for people and for mail programs', async () => {
      await mailing.send();
      const [arrived] = mail.arrived;
      const link = /https?:\S+/.exec(arrived?.mail.text ?? '')?.[0];
      expect(link).toMatch(/^http:\/\/crm\.example\.com\/unsubscribe\?token=[\w-]{43}$/);
      expect(arrived?.mail.html).toContain(`href="${link}"`);
      expect(headerOf(arrived, 'list-unsubscribe')).toBe(`<${link}>`);
      expect(headerOf(arrived, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    });

    it('is listed for and announced to those who may read the lead', async () => {
      const agentHears = await mailing.hear(tokens.agent);
      const managerHears = await mailing.hear(tokens.manager);
      const colleagueHears = await mailing.hear(tokens.colleague);
      const { id } = await dispatchOf(await mailing.send({}, { 'X-Client-Id': 'tab-1' }));
      const { leadId, letter } = mailing;
      expect(await mailing.mails()).toMatchObject([
        { id, status: 'sent', attempts: 1, to: 'zoe@example.org', content: letter.content },
      ]);
      expect(await mailing.titles()).toEqual(['Email sent', 'Lead created']);
      const list = await mailing.read(`/api/communications?lead_id=${leadId}`);
      expect(z.array(communicationSchema).parse(list)).toMatchObject([
        { type: 'email', title: 'Email sent', email_id: id, status: 'sent', error: null },
      ]);
      const payload = { leadId, subject: letter.subject };
      const told = [{ type: 'email_sent', payload, origin: 'tab-1' }];
      await expect.poll(() => managerHears('email_sent')).toEqual(told);
      expect(agentHears('email_sent')).toEqual(told);
      expect(agentHears('activity_created')).toHaveLength(1);
      expect(colleagueHears('email_sent')).toEqual([]);
    });

    it('is sent once per key, however often it is requested', async () => {
      const headers = { 'Idempotency-Key': mailing.leadId };
      const first = await dispatchOf(await mailing.send({}, headers));
      const repeats = await Promise.all([mailing.send({}, headers), mailing.send({}, headers)]);
      for (const answer of repeats) expect(await dispatchOf(answer)).toEqual(first);
      expect(mail.arrived).toHaveLength(1);
      expect(await mailing.titles()).toHaveLength(2);
      const other = await mailing.send({ subject: 'Other' }, headers);
      expect(await refusalOf(other)).toEqual([422, 'idempotency_mismatch']);
    });

    it.each([
      ['a second header in the subject', { subject: 'Hi\r\nBcc: all@example.com' }],
      ['a lone line feed', { subject: 'Hi\nX-Evil: 1' }],
      ['no subject', { subject: ' ' }],
      ['no content', { content: ' \n ' }],
      ['too much content', { content: 'x'.repeat(50_001) }],
      ['no lead', { leadId: undefined }],
    ])('is refused with %s', async (_name, changes) => {
      expect((await mailing.send(changes)).status).toBe(422);
      expect(mail.arrived).toEqual([]);
      expect(await mailing.mails()).toEqual([]);
    });

    it('contains no header injected through a field', async () => {
      const leadId = await mailing.createLead({
        first_name: 'Eve"\u2003<x@evil.example>,',
        last_name: 'Bcc: y@evil.example',
        email: "o'neil+x@example.org",
      });
      const subject = '=?utf-8?q?=0D=0ABcc:_z@evil.example?=';
      await dispatchOf(await mailing.send({ leadId, subject, content: '.\r\nQUIT\r\n.' }));
      const [arrived] = mail.arrived;
      expect(arrived?.recipients).toEqual(["o'neil+x@example.org"]);
      expect(arrived?.mail.to).toHaveLength(1);
      expect(headerOf(arrived, 'bcc')).toBeUndefined();
    });

    it('is refused to users whose address is not confirmed', async () => {
      const { access_token: token } = await mailing.server.register();
      const leadId = await mailing.createLead({ first_name: 'Ada', email: 'a@example.org' }, token);
      const answer = await mailing.post('/api/emails/send', { ...mailing.letter, leadId }, token);
      expect(await refusalOf(answer)).toEqual([403, 'unverified']);
      expect(mail.arrived.map(({ recipients }) => recipients)).not.toContainEqual([
        'a@example.org',
      ]);
    });

    it('goes only to leads that the sender may read', async () => {
      const ask = (token: string) => mailing.post('/api/emails/send', mailing.letter, token);
      expect((await ask(tokens.colleague)).status).toBe(404);
      await dispatchOf(await ask(tokens.manager));
      expect(mail.arrived[0]?.mail.replyTo).toMatchObject([
        { address: 'manager@demo.cardinal.test' },
      ]);
      const toZoe = expect.objectContaining({ lead_id: mailing.leadId });
      expect(await mailing.mails('', tokens.colleague)).not.toContainEqual(toZoe);
      expect(await mailing.mails('', tokens.agent)).toContainEqual(toZoe);
    });

    it('leaves nothing in the local mailbox', async () => {
      await dispatchOf(await mailing.send());
      expect(await mailing.read('/api/mailbox', tokens.manager)).toEqual([]);
    });
  });

  describe('in the local mailbox', () => {
    beforeEach(async () => {
      mailing = await startMailing(db, tokens);
    });
    afterEach(() => mailing.close());

    const mailbox = async (token: string) =>
      z.array(mailboxMailSchema).parse(await mailing.read('/api/mailbox?limit=500', token));

    it('is shown as received, to those who may read the lead', async () => {
      const { id, status } = await dispatchOf(await mailing.send());
      expect(status).toBe('sent');
      const [own] = await mailbox(tokens.agent);
      expect(own).toMatchObject({
        id,
        lead_id: mailing.leadId,
        from: 'Maya Fernandes (Aurora Trading) <no-reply@crm.example.com>',
        reply_to: 'Maya Fernandes <agent@demo.cardinal.test>',
        to: 'Zoë "Z" Ångström, <b> <zoe@example.org>',
        calendar: null,
      });
      expect(own?.html).toContain('/unsubscribe?token=');
      expect((await mailbox(tokens.manager))[0]?.id).toBe(id);
      expect((await mailbox(tokens.colleague)).map((one) => one.id)).not.toContain(id);
    });

    it('never contains account email', async () => {
      const { user } = await mailing.server.register();
      const all = [...(await mailbox(tokens.manager)), ...(await mailbox(tokens.agent))];
      expect(all.filter(({ to }) => to.includes(user.email))).toEqual([]);
      const { state } = await db.read
        .selectFrom('emails')
        .select('state')
        .where('to_address', '=', user.email)
        .executeTakeFirstOrThrow();
      expect(state).toBe('sent');
    });
  });
});

import {
  createdLeadSchema,
  generatedEmailSchema,
  mailboxMailSchema,
  ownCompanySchema,
  userSchema,
} from '@cardinal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describeOnEachEngine('letters to leads', (open) => {
  let db: Database;
  let tokens: DemoTokens;
  let mailing: Mailing;

  beforeAll(async () => {
    db = await open();
    tokens = await signInDemo(db);
    mailing = await startMailing(db, tokens);
  });
  afterAll(() => mailing.close());

  const put = (path: string, json: unknown, token: string) =>
    mailing.server.request(path, { method: 'PUT', token, json });
  const changeCompany = (json: unknown, token = tokens.manager) =>
    put('/api/companies/current', json, token);
  const sign = (signature: unknown) => put('/api/auth/profile', { signature }, tokens.agent);
  const newestMail = async () =>
    z.array(mailboxMailSchema).parse(await mailing.read('/api/mailbox?limit=1'))[0];
  const sent = async (content = 'Hello Zoë') => {
    await dispatchOf(await mailing.send({ content }));
    return newestMail();
  };
  const draft = async (leadId: string, emailType = 'initial') => {
    const answer = await mailing.post('/api/ai/generate-email', { leadId, emailType });
    return generatedEmailSchema.parse(await answer.json());
  };

  describe('say what the company sells', () => {
    it('once a manager has entered it, and in its tone', async () => {
      const about = 'supply refurbished laptops to schools';
      const answer = await changeCompany({ about, tone: 'formal' });
      expect(answer.status).toBe(200);
      const company = ownCompanySchema.parse(await answer.json());
      expect(company).toMatchObject({ name: 'Aurora Trading', about, tone: 'formal' });
      expect(await mailing.read('/api/companies/current', tokens.manager)).toEqual(company);
      const leadId = await mailing.createLead({
        first_name: 'Anna',
        last_name: 'Schmidt',
        email: 'anna@example.de',
      });
      const { content } = await draft(leadId);
      expect(content).toMatch(/^Dear Anna Schmidt,/);
      expect(content).toMatch(/we supply refurbished laptops to schools/i);
      expect(content).not.toContain('I’m');
      await changeCompany({ tone: 'friendly' });
      // The other settings stay.
      expect(await mailing.read('/api/companies/current', tokens.manager)).toMatchObject({ about });
    });

    it('is refused to agents; only administrators change the public list', async () => {
      expect((await changeCompany({ about: 'x' }, tokens.agent)).status).toBe(403);
      expect(await refusalOf(await changeCompany({ listed: false }))).toEqual([403, 'forbidden']);
    });

    it.each([
      {},
      { tone: 'rude' },
      { about: 'x'.repeat(501) },
      { about: 7 },
      { about: 'a\u0007b' },
    ])('refuses %j', async (change) => {
      expect((await changeCompany(change)).status).toBe(422);
    });
  });

  describe('continue what was sent before', () => {
    it('with the subject of the last email, the phone number and the notes', async () => {
      const { id: leadId } = createdLeadSchema.parse(
        await (
          await mailing.post('/api/leads', {
            first_name: 'Grace',
            email: 'grace@example.com',
            phone: '+44 20 7946 0000',
            lead_status: 'Hot',
            notes: 'wants pricing for 50 seats by end of January',
          })
        ).json(),
      );
      await dispatchOf(await mailing.send({ leadId, subject: 'Pricing for 50 seats' }));
      const { subject, content } = await draft(leadId, 'follow_up_3_day');
      expect(subject).toBe('Re: Pricing for 50 seats');
      expect(content).toContain('Do you still need pricing for 50 seats by the end of January?');
      expect(content).not.toMatch(/number|introduce|I’m Maya/);
      await mailing.post(`/api/leads/${leadId}/activities`, { type: 'reply' });
      expect((await draft(leadId)).content).toContain('Thank you for your reply');
    });
  });

  describe('arrive from a person', () => {
    it('with the company, and with replies to the person', async () => {
      expect(await sent()).toMatchObject({
        from: 'Maya Fernandes (Aurora Trading) <no-reply@crm.example.com>',
        reply_to: 'Maya Fernandes <agent@demo.cardinal.test>',
      });
    });

    it('signed with the profile, in plain text and HTML', async () => {
      const mail = await sent();
      expect(mail?.text).toMatch(
        /^Hello Zoë\n\nMaya Fernandes\nAurora Trading\nagent@demo\.cardinal\.test\n\n-- \n/,
      );
      expect(mail?.html).toContain('<strong>Maya Fernandes</strong>');
      expect(mail?.html).toContain('<a href="mailto:agent@demo.cardinal.test">');
    });

    it('signed as the user wishes, escaped, and not twice', async () => {
      const signature = 'Maya <b>\nHead of Sales, https://aurora.example';
      expect(userSchema.parse(await (await sign(signature)).json()).signature).toBe(signature);
      const mail = await sent();
      expect(mail?.text).toContain(`Hello Zoë\n\n${signature}\n\n-- \n`);
      expect(mail?.html).toContain('Maya &lt;b&gt;');
      expect(mail?.html).toContain('<a href="https://aurora.example">https://aurora.example</a>');
      const signed = await sent(`Hello Zoë\n\n${signature}`);
      expect(signed?.text.split('Head of Sales')).toHaveLength(2);
      expect(signed?.html.split('Head of Sales')).toHaveLength(2);
    });

    it('without a signature if the user wants none, and made from the profile again', async () => {
      expect((await sign('')).status).toBe(200);
      expect((await sent())?.text).toMatch(/^Hello Zoë\n\n-- \n/);
      await sign(null);
      expect((await sent())?.text).toContain('Maya Fernandes\nAurora Trading');
      expect((await sign('x'.repeat(1_001))).status).toBe(422);
    });
  });
});

import {
  createdLeadsSchema,
  eventSchema,
  leadSchema,
  mergedLeadSchema,
  undoneMergeSchema,
} from '@cardinal/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sweep } from '../../../src/services/jobs/retention.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { claimWorkspace, releaseWorkspace } from '../../../src/store/importing/imports.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  dispatchOf,
  refusalOf,
  signInDemo,
  startMailing,
  type DemoTokens,
  type Mailing,
} from '../../helpers/mailing.ts';
import { keepSessions } from '../../helpers/people.ts';

const mailboxSchema = z.array(z.object({ text: z.string() }));

describeOnEachEngine('unsubscribing', (open) => {
  let db: Database;
  let tokens: DemoTokens;
  let mailing: Mailing;
  let link: string;

  beforeAll(async () => {
    db = await open();
    tokens = await signInDemo(db);
  });
  beforeEach(async () => {
    mailing = await startMailing(db, tokens);
    // A separate address per test, so that no test unsubscribes another's lead.
    const json = { email: `${mailing.leadId}@example.org` };
    const path = `/api/leads/${mailing.leadId}`;
    await mailing.server.request(path, { method: 'PUT', token: tokens.agent, json });
    await dispatchOf(await mailing.send());
    const [mail] = mailboxSchema.parse(await mailing.read('/api/mailbox?limit=1'));
    link = /\/unsubscribe\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? 'no link';
  });
  afterEach(() => mailing.close());

  const lead = async () => leadSchema.parse(await mailing.read(`/api/leads/${mailing.leadId}`));
  const ask = async (method: string, path = link, body?: string, language = 'en') => {
    const answer = await mailing.server.request(path, {
      method,
      body,
      headers: {
        'Accept-Language': language,
        ...(body && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
    });
    return { status: answer.status, page: await answer.text(), headers: answer.headers };
  };

  it('requires a click on the page: opening it changes nothing', async () => {
    const { status, page, headers } = await ask('GET');
    expect(status).toBe(200);
    expect(page).toContain('<form method="post">');
    expect(page).toContain(`${mailing.leadId}@example.org`);
    // The page contains nothing that the policy would block.
    expect(page).not.toMatch(/<script|<style|style=/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await ask('GET', '/unsubscribe.css')).headers.get('content-type')).toMatch('text/css');
    expect((await lead()).do_not_contact).toBe(false);

    const hears = await mailing.hear(tokens.manager);
    expect((await ask('POST')).page).toContain('You are unsubscribed');
    expect(await lead()).toMatchObject({ do_not_contact: true, version: 3 });
    expect((await mailing.titles())[0]).toBe('Unsubscribed from emails');
    await expect
      .poll(() => hears('lead_updated'))
      .toMatchObject([{ payload: { lead: { do_not_contact: true } } }]);
    // A second click has no further effect.
    expect((await ask('POST')).status).toBe(200);
    expect((await lead()).version).toBe(3);
  });

  it.each([
    ['de-AT,en;q=0.5', 'lang="de" dir="ltr"', 'Diese E-Mails abbestellen?'],
    ['hi-IN,en-IN;q=0.9', 'lang="hi" dir="ltr"', 'क्या ये ईमेल बंद करने हैं?'],
    ['ar', 'lang="ar" dir="rtl"', 'هل تريد إلغاء الاشتراك في هذه الرسائل؟'],
    ['ja', 'lang="en" dir="ltr"', 'Unsubscribe from these emails?'],
  ])('asks in the language of the browser: %s', async (language, root, title) => {
    const { page, headers } = await ask('GET', link, undefined, language);
    expect(page).toContain(`<html ${root}>`);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain(`${mailing.leadId}@example.org`);
    expect(headers.get('vary')).toContain('Accept-Language');
  });

  it('accepts the request of a mail program (RFC 8058)', async () => {
    expect((await ask('POST', link, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect((await lead()).do_not_contact).toBe(true);
  });

  it('ends email and invitations to the address, also for new leads', async () => {
    await ask('POST');
    const email = `${mailing.leadId.toUpperCase()}@example.org`;
    const again = await mailing.createLead({ first_name: 'Zoe', email });
    const meeting = { title: 'Demo', start: '2027-01-01T10:00Z', duration_minutes: 30 };
    const before = await mailing.mails('');
    for (const answer of [
      await mailing.send(),
      await mailing.send({ leadId: again }),
      await mailing.post(`/api/leads/${mailing.leadId}/meetings`, meeting),
    ]) {
      expect(await refusalOf(answer)).toEqual([409, 'do_not_contact']);
    }
    expect(await mailing.mails('')).toEqual(before);
  });

  describe('belongs to the address', () => {
    const addressOf = () => `${mailing.leadId}@example.org`;
    const change = (json: object) =>
      mailing.server.request(`/api/leads/${mailing.leadId}`, {
        method: 'PUT',
        token: tokens.agent,
        json,
      });
    const isOut = async (id: string) =>
      leadSchema.parse(await mailing.read(`/api/leads/${id}`)).do_not_contact;

    it('which stays unsubscribed when the lead gets another one', async () => {
      await ask('POST');
      const email = `new-${addressOf()}`;
      const changed = leadSchema.parse(await (await change({ email })).json());
      expect(changed.do_not_contact).toBe(false);
      await dispatchOf(await mailing.send());
      const former = await mailing.createLead({ first_name: 'Zoe', email: addressOf() });
      expect(await isOut(former)).toBe(true);
      expect(await refusalOf(await mailing.send({ leadId: former }))).toEqual([
        409,
        'do_not_contact',
      ]);
    });

    it('and not to the one that the lead has since then', async () => {
      const before = addressOf();
      await change({ email: `new-${before}` });
      expect((await ask('POST')).page).toContain(before);
      expect(await isOut(mailing.leadId)).toBe(false);
      await dispatchOf(await mailing.send());
      expect(await isOut(await mailing.createLead({ first_name: 'Zoe', email: before }))).toBe(
        true,
      );
    });

    it('also when the lead is deleted for good, and captured or imported again', async () => {
      await ask('POST');
      await mailing.server.request(`/api/leads/${mailing.leadId}`, {
        method: 'DELETE',
        token: tokens.agent,
      });
      const nextMonth = Date.now() + 31 * 86_400_000;
      await keepSessions(db, nextMonth);
      await sweep(db, nextMonth);
      expect((await ask('GET')).status).toBe(404);
      const times = { start_date: '2027-01-01T10:00', end_date: '2027-01-02T10:00' };
      const fair = { name: 'Fair', location: 'Hall 3', ...times };
      const made = await mailing.post('/api/events', fair);
      const { id } = eventSchema.parse(await made.json());
      const attendees = [
        { firstName: 'Zoe', lastName: 'Once', email: addressOf().toUpperCase() },
        { firstName: 'Ada', lastName: 'Else', email: `else-${addressOf()}` },
      ];
      const answer = await mailing.post(`/api/events/${id}/create-leads`, { attendees });
      const { createdLeads } = createdLeadsSchema.parse(await answer.json());
      expect(createdLeads.map((created) => created.do_not_contact)).toEqual([true, false]);
      const list = `/api/leads?q=${mailing.leadId}`;
      const listed = z.array(leadSchema).parse(await mailing.read(list));
      expect(listed.filter((found) => found.do_not_contact)).toHaveLength(1);
      expect(await refusalOf(await mailing.send({ leadId: createdLeads[0]?.id }))).toEqual([
        409,
        'do_not_contact',
      ]);
    });

    it('also for a lead that is just being imported, which stays untouched', async () => {
      const again = { first_name: 'Zoe', email: addressOf() };
      const imported = await mailing.createLead(again);
      const stored = () =>
        db.read
          .selectFrom('leads')
          .select(['workspace_id', 'version', 'updated_at'])
          .where('id', '=', imported)
          .executeTakeFirstOrThrow();
      const before = await stored();
      const running = { workspace_id: before.workspace_id, id: 'running' };
      await db.write((tx) => claimWorkspace(tx, running, imported.slice(0, 28)));
      await ask('POST');
      await db.write((tx) => releaseWorkspace(tx, running));
      expect(await isOut(mailing.leadId)).toBe(true);
      expect(await isOut(imported)).toBe(true);
      expect(await stored()).toEqual(before);
    });

    it('and follows it into a merge, until that is undone', async () => {
      await ask('POST');
      const email = `kept-${addressOf()}`;
      const kept = await mailing.createLead({ first_name: 'Zoe', email });
      const again = { first_name: 'Zoe', email: addressOf() };
      const answer = await mailing.post(`/api/leads/${kept}/merge`, { other: mailing.leadId });
      const { lead: merged, merge_id: id } = mergedLeadSchema.parse(await answer.json());
      expect(merged).toMatchObject({ email, do_not_contact: true });
      expect(await isOut(await mailing.createLead(again))).toBe(true);
      const undone = await mailing.post(`/api/merges/${id}/undo`, {});
      expect(undoneMergeSchema.parse(await undone.json()).leads).toMatchObject([
        { email, do_not_contact: false },
        { do_not_contact: true },
      ]);
    });
  });

  it('also removes waiting email from the queue', async () => {
    const [mail] = await mailing.mails();
    const id = mail?.id ?? '';
    await db.write((tx) =>
      tx.updateTable('emails').set({ state: 'queued' }).where('id', '=', id).execute(),
    );
    await ask('POST');
    await db.write((tx) =>
      tx
        .insertInto('jobs')
        .columns(['kind', 'id', 'workspace_id', 'payload', 'attempts', 'due_at', 'created_at'])
        .expression((row) =>
          row
            .selectFrom('emails')
            .select((select) => [
              select.val('mail').as('kind'),
              'id',
              'workspace_id',
              select.val('null').as('payload'),
              select.lit(0).as('attempts'),
              select.lit(0).as('due_at'),
              select.lit(0).as('created_at'),
            ])
            .where('id', '=', id),
        )
        .execute(),
    );
    await expect
      .poll(() => mailing.state())
      .toMatchObject({ status: 'failed', error: 'This person has unsubscribed from emails.' });
    expect(await refusalOf(await mailing.retry(id))).toEqual([409, 'do_not_contact']);
  });

  it('refuses unknown links', async () => {
    const made = `/unsubscribe?token=${'x'.repeat(43)}`;
    for (const path of ['/unsubscribe', '/unsubscribe?token=%00', made]) {
      expect((await ask('GET', path)).status).toBe(404);
      const { status, page } = await ask('POST', path);
      expect(status).toBe(404);
      expect(page).toContain('This link does not work');
    }
  });
});

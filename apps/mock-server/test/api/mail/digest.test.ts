import { createdLeadSchema, userSchema, type Registration } from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDigest } from '../../../src/services/digest/digestJob.ts';
import { createJobs } from '../../../src/services/jobs/jobs.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { pino } from 'pino';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { mailFrom, mailerTo } from '../../helpers/mailing.ts';
import { startMailServer, type TestMailServer } from '../../helpers/mailServer.ts';
import { addCompany } from '../../helpers/people.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const hour = 3_600_000;
const day = 24 * hour;

describeOnEachEngine('the email of a morning', (open) => {
  let db: Database;
  let mail: TestMailServer;
  const servers: TestServer[] = [];
  let server: TestServer;
  let agent: Registration;
  let manager: Registration;
  /** A Thursday, six o'clock in Lagos. */
  let now = Date.UTC(2026, 10, 26, 5);

  const start = async () => {
    const mailer = mailerTo(mail.url);
    const settings = { SMTP_URL: mail.url, MAIL_FROM: mailFrom };
    const started = await startTestServer({ db, mailer, settings, clock: () => now });
    servers.push(started);
    return started;
  };
  beforeAll(async () => {
    db = await open();
    mail = await startMailServer();
    // Two processes with the same database.
    server = await start();
    await start();
  });
  afterAll(async () => {
    await Promise.all(servers.map((each) => each.close()));
    await mail.close();
  });

  const ask = (method: string, path: string, json?: unknown, by = agent) =>
    server.request(path, { method, token: by.access_token, ...(json !== undefined && { json }) });
  const iso = (at: number) => new Date(at).toISOString();

  /** Makes the job run now, in either process, and waits until it has. */
  async function run() {
    await db.write((tx) => tx.deleteFrom('jobs').where('kind', '=', 'digest').execute());
    await startDigest(createJobs({ db, log: pino({ level: 'silent' }) }));
    const hasRun = async () =>
      (
        await db.read
          .selectFrom('jobs')
          .select(['attempts', 'leased_by'])
          .where('kind', '=', 'digest')
          .execute()
      ).map(({ attempts, leased_by: by }) => attempts > 0 && by === null);
    await expect.poll(hasRun, { timeout: 20_000 }).toEqual([true]);
  }
  const to = ({ user }: Registration) =>
    mail.arrived
      .filter(({ recipients }) => recipients.includes(user.email))
      .filter(({ mail: { subject } }) => /^(?:Your day|Ihr Tag|आपका दिन)/.test(subject ?? ''));
  const arrived = async (by: Registration, count: number) =>
    await expect.poll(() => to(by).length, { timeout: 10_000 }).toBe(count);

  async function person(role: 'agent' | 'manager', company_id: string) {
    const made = await server.register({ company_id, role });
    await db.write((tx) =>
      tx
        .updateTable('users')
        .set({ email_verified_at: now })
        .where('id', '=', made.user.id)
        .execute(),
    );
    const saved = await ask('PUT', '/api/auth/profile', { time_zone: 'Africa/Lagos' }, made);
    expect(userSchema.parse(await saved.json())).toMatchObject({
      time_zone: 'Africa/Lagos',
      digest: true,
    });
    return made;
  }
  async function capture(first_name: string, more: object = {}, by = agent) {
    const json = {
      first_name,
      last_name: 'Mwangi',
      email: `${first_name}@example.com`,
      company: 'Savanna',
      ...more,
    };
    const { next_step, ...lead } = json as typeof json & { next_step?: object };
    const { id } = createdLeadSchema.parse(
      await (await ask('POST', '/api/leads', lead, by)).json(),
    );
    if (next_step) await ask('PUT', `/api/leads/${id}`, { next_step }, by);
    return id;
  }
  beforeEach(async () => {
    const id = await addCompany(db);
    await db.write((tx) =>
      tx.updateTable('companies').set({ open: 1 }).where('id', '=', id).execute(),
    );
    now = Math.floor(now / day) * day + 7 * day + 5 * hour;
    agent = await person('agent', id);
    manager = await person('manager', id);
    await db.write((tx) =>
      tx.updateTable('companies').set({ open: 0 }).where('id', '=', id).execute(),
    );
  });

  it('says what waits, since when and for whom, as the rows have it', async () => {
    const step = (kind: string, at: number, note = '') => ({
      next_step: { kind, due_at: iso(at), note },
    });
    const grace = await capture('Grace', step('call', now - 3 * day, 'Prices & seats <b>'));
    await capture('Today', step('meeting', now + 5 * hour));
    await capture('Tomorrow', step('call', now + day));
    await capture('Closed', { lead_status: 'Closed' });
    await capture('Asked', { lead_type: 'Action Required' });
    const called = await capture('Called', { phone: '+44 20 7946 0000' });
    await ask('POST', `/api/leads/${called}/activities`, { type: 'call' });
    for (let n = 1; n <= 12; n += 1) await capture(`First${n}`);
    await capture('Nobody', {}, manager);
    const rows = await db.read
      .selectFrom('leads')
      .select((row) => row.fn.countAll<number>().as('n'))
      .where('assigned_to', '=', agent.user.id)
      .where('first_contact_at', 'is', null)
      .where('next_step_at', 'is', null)
      .where('due_since', 'is', null)
      .where('lead_status', '<>', 'Closed')
      .executeTakeFirstOrThrow();
    expect(rows.n).toBe(12);

    now += 1.5 * hour;
    await run();
    await Promise.all([arrived(agent, 1), arrived(manager, 1)]);
    const [{ mail: own, raw } = { mail: undefined, raw: '' }] = to(agent);
    expect(own?.subject).toBe('Your day: 1 overdue, 2 for today, 12 to contact for the first time');
    expect(own?.text).toContain(
      'Overdue (1)\n- Mon 30 Nov, 06:00: Call, Grace Mwangi, Savanna (Prices & seats <b>)\n  ' +
        `http://crm.example.com/leads/${grace}`,
    );
    expect(own?.text).toContain('- 11:00: Meeting, Today Mwangi, Savanna');
    expect(own?.text).toContain('- Asked Mwangi, Savanna: waiting for contact since Thu 3 Dec');
    expect(own?.text).toContain('- First1 Mwangi, Savanna, since Thu 3 Dec');
    expect(own?.text).toContain('- and 2 more');
    for (const absent of ['Tomorrow', 'Closed', 'Called', 'Nobody']) {
      expect(own?.text).not.toContain(absent);
      expect(own?.html).not.toContain(absent);
    }
    expect(own?.html).toContain('Prices &amp; seats &lt;b&gt;');
    expect(own?.html).toContain('name="color-scheme" content="light dark"');
    expect(own?.html).not.toMatch(/color:|background/);
    // Long headers are folded.
    const head = raw.replaceAll(/\r\n[ \t]+/g, ' ');
    expect(head).toMatch(
      /^List-Unsubscribe: <http:\/\/crm\.example\.com\/unsubscribe\?token=[\w-]{43}>/im,
    );
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im);
    const [{ mail: team } = { mail: undefined }] = to(manager);
    expect(team?.subject).toBe('Your day: 1 without an owner');
    expect(team?.text).toContain(
      'Not assigned to anybody, and not contacted yet (1)\n- Nobody Mwangi',
    );
  });

  it.each([
    [
      'de',
      'Ihr Tag: 1 überfällig, 1 für heute und 1 noch ohne Kontakt',
      [
        'Guten Morgen ',
        ' 06:00: Anruf, Late Mwangi, Savanna (Preise)',
        '- 11:00: Termin, Soon Mwangi, Savanna',
        'Warten auf den ersten Kontakt (1)\n- New Mwangi, Savanna, seit Do., ',
        '„Heute“ öffnen:\nhttp',
        'Abbestellen:\nhttp',
      ],
    ],
    [
      'hi',
      'आपका दिन: 1 का समय निकल गया, 1 आज के लिए, 1 से पहली बार संपर्क करना है',
      [
        'सुप्रभात ',
        ' 06:00: कॉल, Late Mwangi, Savanna (Preise)',
        '- 11:00: मीटिंग, Soon Mwangi, Savanna',
        'पहले संपर्क का इंतज़ार (1)\n- New Mwangi, Savanna, गुरु, ',
        '“आज” खोलें:\nhttp',
        'इसे बंद करें:\nhttp',
      ],
    ],
  ])('is in the language of its reader: %s', async (language, subject, parts) => {
    await ask('PUT', '/api/auth/profile', { language });
    await capture('Late', {
      next_step: { kind: 'call', due_at: iso(now - 3 * day), note: 'Preise' },
    });
    await capture('Soon', {
      next_step: { kind: 'meeting', due_at: iso(now + 5 * hour), note: '' },
    });
    await capture('New');
    now += 1.5 * hour;
    await run();
    await arrived(agent, 1);
    const [{ mail: own } = { mail: undefined }] = to(agent);
    expect(own?.subject).toBe(subject);
    for (const part of parts) expect(own?.text).toContain(part);
    expect(own?.html).toContain(`<html lang="${language}">`);
  });

  it('is written once a day, at half past seven of working days, and only if something waits', async () => {
    await capture('Waits');
    // 7:29 in Lagos.
    now += 1.5 * hour - 60_000;
    await run();
    now += 60_000;
    await run();
    await arrived(agent, 1);
    now += hour;
    await run();
    now += day;
    await run();
    await arrived(agent, 2);
    // Saturday, Sunday, and Monday at noon.
    for (const pause of [day, day, day + 4 * hour]) {
      now += pause;
      await run();
    }
    expect(to(agent)).toHaveLength(2);
    expect(to(manager)).toHaveLength(0);
  });

  describe('is ended', () => {
    const morning = () => (now += 1.5 * hour);

    it('by the mail program, without a sign-in', async () => {
      await capture('Waits');
      morning();
      await run();
      await arrived(agent, 1);
      const link = /\/unsubscribe\?token=[\w-]{43}/.exec(to(agent)[0]?.mail.text ?? '')?.[0] ?? '';
      const page = await server.request(link);
      expect(await page.text()).toContain('Stop the morning email?');
      const me = async () => userSchema.parse(await (await ask('GET', '/api/auth/me')).json());
      // Scanners of mail open links.
      expect((await me()).digest).toBe(true);
      const ended = await server.request(link, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect([ended.status, await ended.text()]).toEqual([
        200,
        expect.stringContaining('The morning email is off'),
      ]);
      expect((await me()).digest).toBe(false);
      now += day;
      await run();
      expect(to(agent)).toHaveLength(1);
      const forged = await server.request(`${link.slice(0, -3)}AAA`, { method: 'POST' });
      expect(forged.status).toBe(404);
    });

    it('in the profile, and begun again there', async () => {
      await capture('Waits');
      await ask('PUT', '/api/auth/profile', { digest: false });
      morning();
      await run();
      expect(to(agent)).toHaveLength(0);
      await ask('PUT', '/api/auth/profile', { digest: true });
      await run();
      await arrived(agent, 1);
    });

    it.each([{ time_zone: 'Mars/Olympus' }, { time_zone: 5 }, { digest: 'no' }, { digest: null }])(
      'not by %j',
      async (json) => {
        expect((await ask('PUT', '/api/auth/profile', json)).status).toBe(422);
      },
    );
  });
});

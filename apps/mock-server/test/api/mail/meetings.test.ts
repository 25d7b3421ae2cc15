import { communicationSchema, meetingSchema, problemSchema } from '@cardinal/contract';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
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

const input = {
  title: 'Démo; with, everything "new"\\',
  start: '2026-12-01T11:00+01:00',
  duration_minutes: 45,
  place: 'https://meet.example.com/a,b;c',
  note: `Bring your questions.\r\nEND:VEVENT\n${'長い'.repeat(60)}`,
};

describeOnEachEngine('meetings', (open) => {
  let db: Database;
  let tokens: DemoTokens;
  let mail: TestMailServer;
  let mailing: Mailing;

  beforeAll(async () => {
    db = await open();
    tokens = await signInDemo(db);
    mail = await startMailServer();
  });
  beforeEach(async () => {
    mail.arrived.splice(0);
    mailing = await startMailing(db, tokens, mail.url);
  });
  afterEach(() => mailing.close());
  afterAll(() => mail.close());

  const invite = (changes: object = {}, token = tokens.agent, headers = {}) =>
    mailing.post(`/api/leads/${mailing.leadId}/meetings`, { ...input, ...changes }, token, headers);

  it('invite the lead by email, with a file that calendars accept', async () => {
    const answer = await invite();
    expect(answer.status).toBe(201);
    const meeting = meetingSchema.parse(await answer.json());
    expect(meeting).toMatchObject({
      lead_id: mailing.leadId,
      title: input.title,
      start: '2026-12-01T10:00:00.000Z',
      duration_minutes: 45,
      email: { id: meeting.id, status: 'sent', error: null },
    });

    const [arrived] = mail.arrived;
    expect(arrived?.mail.subject).toBe(`Invitation: ${input.title}`);
    expect(arrived?.mail.text).toContain('Tuesday, 1 December 2026 at 10:00 UTC, 45 minutes');
    expect(arrived?.mail.text).toContain(`Where: ${input.place}`);
    const parts = arrived?.mail.attachments.filter(({ mimeType }) =>
      ['text/calendar', 'application/ics'].includes(mimeType),
    );
    expect(parts?.map(({ method }) => method)).toContain('REQUEST');
    const { calendar } = await db.read
      .selectFrom('emails')
      .select('calendar')
      .where('id', '=', meeting.id)
      .executeTakeFirstOrThrow();
    const file = calendar ?? '';
    expect(arrived?.raw.replaceAll(/\s/g, '')).toContain(Buffer.from(file).toString('base64'));
    const lines = file.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);
    const unfolded = file.replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        `UID:${meeting.id}@crm.example.com`,
        'DTSTART:20261201T100000Z',
        'DTEND:20261201T104500Z',
        String.raw`SUMMARY:Démo\; with\, everything "new"\\`,
        String.raw`LOCATION:https://meet.example.com/a\,b\;c`,
        `ORGANIZER;CN="Maya Fernandes":mailto:agent@demo.cardinal.test`,
      ]),
    );
    const guest = unfolded.find((line) => line.startsWith('ATTENDEE'));
    expect(guest).toMatch(/RSVP=TRUE;.*MAILTO:zoe@example\.org$/i);
    expect(unfolded.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it('are listed in history and communications with the state of the invitation', async () => {
    mail.replies.push({ code: 550, text: 'No such person' });
    const { email } = meetingSchema.parse(await (await invite()).json());
    expect(email.status).toBe('queued');
    expect(await mailing.titles()).toEqual([`Meeting: ${input.title}`, 'Lead created']);
    const path = `/api/communications?type=meeting&lead_id=${mailing.leadId}`;
    const list = z.array(communicationSchema).parse(await mailing.read(path));
    expect(list).toMatchObject([{ email_id: email.id, status: 'failed' }]);
    expect(list[0]?.description).toContain('Where: https://meet.example.com/a,b;c');
    await mailing.retry(email.id);
    expect(mail.arrived).toHaveLength(1);
    expect(await mailing.titles()).toEqual([`Meeting: ${input.title}`, 'Lead created']);
  });

  describe('in time zones', () => {
    const berlin = { time_zone: 'Europe/Berlin' };
    const inviteFrom = async (lead: object, changes: object) => {
      const leadId = await mailing.createLead({
        first_name: 'Grace',
        last_name: 'Mwangi',
        email: 'grace@example.com',
        ...lead,
      });
      return mailing.post(`/api/leads/${leadId}/meetings`, { ...input, ...changes });
    };
    const text = () => mail.arrived[0]?.mail.text ?? '';

    it('give the time of the sender, and that of the guest where it is known', async () => {
      expect((await inviteFrom({ phone: '+254 20 2123456' }, berlin)).status).toBe(201);
      expect(text()).toContain(
        'When: Tuesday, 1 December 2026 at 11:00 (Central European Standard Time), 45 minutes\n' +
          'For you: Tuesday, 1 December 2026 at 13:00 (East Africa Time)\n',
      );
      expect(text()).toMatch(/^Hi Grace,\n/);
      expect(text()).toContain('Best regards,\nMaya\n\nMaya Fernandes\nAurora Trading\n');
    });

    it.each([
      ['their clocks agree', { phone: '+33 1 42 68 53 00' }],
      ['their country has several', { phone: '+1 212 555 0177' }],
      ['their country is not known', {}],
    ])('give only the time of the sender if %s', async (_when, lead) => {
      expect((await inviteFrom(lead, berlin)).status).toBe(201);
      expect(text()).toContain('at 11:00 (Central European Standard Time)');
      expect(text()).not.toContain('For you');
    });

    it.each([
      ['the sender', {}, '2026-12-01T23:30+01:00', 'begins at 23:30 your time.'],
      ['the sender, at its end', {}, '2026-12-01T19:45+01:00', 'begins at 19:45 your time.'],
      [
        'the guest',
        { phone: '+81 3 1234 5678' },
        '2026-12-01T15:00+01:00',
        '23:00 where Grace Mwangi is.',
      ],
    ])('ask before an unusual hour of %s', async (_whose, lead, start, detail) => {
      const refused = await inviteFrom(lead, { ...berlin, start });
      expect(refused.status).toBe(409);
      const problem = problemSchema.parse(await refused.json());
      expect(problem.code).toBe('unusual_hour');
      expect(problem.detail).toContain(detail);
      expect(mail.arrived).toEqual([]);
      const meant = await inviteFrom(lead, { ...berlin, start, any_hour: true });
      expect(meant.status).toBe(201);
      expect(mail.arrived).toHaveLength(1);
    });

    it('are refused if they do not exist', async () => {
      expect((await inviteFrom({}, { time_zone: 'Mars/Olympus' })).status).toBe(422);
      expect((await inviteFrom({}, { time_zone: 'x'.repeat(65) })).status).toBe(422);
    });
  });

  it('are arranged once per key', async () => {
    const headers = { 'Idempotency-Key': mailing.leadId };
    const first = await (await invite({}, tokens.agent, headers)).json();
    expect(await (await invite({}, tokens.agent, headers)).json()).toEqual(first);
    expect(mail.arrived).toHaveLength(1);
  });

  it('are refused with invalid fields, and to users who may not read the lead', async () => {
    for (const changes of [
      { title: '' },
      { title: 'a\r\nATTENDEE:mailto:x@evil.example' },
      { start: 'soon' },
      { duration_minutes: 0 },
      { duration_minutes: 1e9 },
      { duration_minutes: '45' },
    ]) {
      expect((await invite(changes)).status).toBe(422);
    }
    expect(await refusalOf(await invite({}, tokens.colleague))).toEqual([404, 'not_found']);
    expect(mail.arrived).toEqual([]);
  });
});

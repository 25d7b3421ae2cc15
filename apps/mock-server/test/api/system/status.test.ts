import { leadSchema, statusSchema, type Status } from '@cardinal/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CardReaderError } from '../../../src/ports/cards/index.ts';
import { MailError } from '../../../src/ports/mail/index.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { fakeCards, noCard, startTestServer, type TestServer } from '../../helpers/server.ts';

const picture = Buffer.from([0xff, 0xd8, 0xff]).toString('base64');

describeOnEachEngine('status', (open) => {
  let db: Database;
  let server: TestServer;
  let isReaderBroken: boolean;
  let isMailBroken: boolean;
  let now: number;

  beforeEach(async () => {
    db = await open();
    isReaderBroken = false;
    isMailBroken = false;
    now = Date.now();
    server = await startTestServer({
      db,
      clock: () => now,
      settings: { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'unreachable' },
      mailPauses: [3_600_000],
      cards: fakeCards(() =>
        isReaderBroken
          ? Promise.reject(new CardReaderError('crashed', 'It stopped.'))
          : Promise.resolve(noCard),
      ),
      mailer: {
        deliver: () =>
          isMailBroken ? Promise.reject(new MailError('Not now.', false)) : Promise.resolve(),
        close: () => undefined,
      },
    });
  });
  afterEach(() => server.close());

  /** The status, measured again. */
  async function measured(): Promise<Status> {
    now += 10_000;
    const answer = await server.request('/api/status');
    expect(answer.status).toBe(200);
    return statusSchema.parse(await answer.json());
  }
  const stateOf = ({ services }: Status, id: string) =>
    services.find((service) => service.id === id)?.state;

  it('is operational when everything works, with the start time', async () => {
    const status = await measured();
    expect(status.state).toBe('operational');
    expect(status.services.map(({ id, state }) => [id, state])).toEqual(
      ['api', 'database', 'socket', 'mail', 'card_reader', 'ai'].map((id) => [id, 'operational']),
    );
    expect(Date.parse(status.checked_at)).toBe(now);
    expect(Date.parse(status.up_since)).toBeLessThan(now);
  });

  it('shows a card reader that fails until it works again', async () => {
    const { access_token: token } = await server.register();
    const scan = () =>
      server.request('/api/leads/scan-card', {
        method: 'POST',
        token,
        json: { image_data: picture },
      });
    isReaderBroken = true;
    await scan();
    const failing = await measured();
    expect([failing.state, stateOf(failing, 'card_reader')]).toEqual(['degraded', 'degraded']);
    isReaderBroken = false;
    await scan();
    expect((await measured()).state).toBe('operational');
  });

  it('shows a model that fails, as long as the failure is recent', async () => {
    const { access_token: token } = await server.register();
    const lead = { first_name: 'Grace', email: 'grace@example.com' };
    const created = await server.request('/api/leads', { method: 'POST', token, json: lead });
    const { id } = leadSchema.parse(await created.json());
    const json = { leadId: id, emailType: 'initial' };
    const answer = await server.request('/api/ai/generate-email', { method: 'POST', token, json });
    expect(answer.status).toBe(502);
    expect(stateOf(await measured(), 'ai')).toBe('degraded');
    now += 3_600_000;
    expect(stateOf(await measured(), 'ai')).toBe('operational');
  });

  it('shows that email is waiting for another attempt', async () => {
    isMailBroken = true;
    await server.register();
    await expect.poll(async () => stateOf(await measured(), 'mail')).toBe('degraded');
  });

  it('shows that the database is down, and still responds', async () => {
    await db.close();
    const status = await measured();
    expect(status.state).toBe('down');
    expect(stateOf(status, 'api')).toBe('operational');
    for (const id of ['database', 'socket', 'mail', 'ai']) expect(stateOf(status, id)).toBe('down');
    expect(JSON.stringify(status)).not.toMatch(/sqlite|postgres|smtp|unreachable/i);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problemSchema, scanSchema } from '@cardinal/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../src/http/log.ts';
import {
  CardReaderError,
  type CardField,
  type CardReader,
  type CardReaderErrorKind,
} from '../../../src/ports/cards/index.ts';
import { openDatabase } from '../../../src/store/engine/openDatabase.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { fakeCards, noCard, startTestServer, type TestServer } from '../../helpers/server.ts';

const picture = Buffer.from('a picture, for all that the route knows').toString('base64');

describe('POST /api/leads/scan-card', () => {
  let folder: string;
  let db: Database;
  let server: TestServer;
  let token: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardinal-scan-'));
    db = await openDatabase({ dataDir: folder });
  });
  afterEach(async () => {
    await server.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function scan(read: CardReader['read'], json: object = { image_data: picture }) {
    server = await startTestServer({ db, cards: fakeCards(read) });
    token = (await server.register()).access_token;
    return server.request('/api/leads/scan-card', { method: 'POST', token, json });
  }

  it('passes the bytes on and suggests a warm lead from the fields', async () => {
    let read: Uint8Array | undefined;
    const region: [[number, number], [number, number], [number, number], [number, number]] = [
      [0.1, 0.1],
      [0.5, 0.1],
      [0.5, 0.2],
      [0.1, 0.2],
    ];
    const answer = await scan(
      (bytes) => {
        read = bytes;
        return Promise.resolve({
          ...noCard,
          readable: true,
          fields: { ...noCard.fields, first_name: 'Grace', email: 'grace@example.com' },
          confidence: { ...noCard.confidence, first_name: 0.98, email: 0.9 },
          regions: { first_name: region },
          reasons: { email: 'One character is not clear.' },
          alternatives: { phones: [{ number: '+442079460000', kind: 'office' }], names: [] },
          text: ['Grace', 'grace@example.com'],
        });
      },
      { image_data: `data:image/jpeg;base64,${picture}`, lead_type: 'event leads' },
    );
    expect(answer.status).toBe(200);
    const body = scanSchema.parse(await answer.json());
    expect(Buffer.from(read ?? []).toString('base64')).toBe(picture);
    expect(body).toMatchObject({
      readable: true,
      suggested_lead: {
        first_name: 'Grace',
        last_name: '',
        email: 'grace@example.com',
        lead_status: 'Warm',
        lead_type: 'Event Leads',
        source: 'Business Card Scan',
        notes: '',
      },
      confidence: { first_name: 0.98, email: 0.9, phone: 0 },
      regions: { first_name: region },
      reasons: { email: 'One character is not clear.' },
      alternatives: { phones: [{ number: '+442079460000', kind: 'office' }] },
    });
  });

  it('answers 200 to a picture without a card', async () => {
    const text = ['Green Leaf Café', 'Idli 60.00', 'Total 60.00'];
    const answer = await scan(() => Promise.resolve({ ...noCard, text }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      readable: false,
      text,
      suggested_lead: { first_name: '', lead_type: 'All Leads' },
    });
  });

  describe('of a badge', () => {
    const reading = (
      text: string,
      isContact = false,
      fields: Partial<Record<CardField, string>> = {},
    ) => ({
      ...noCard,
      readable: true,
      fields: { ...noCard.fields, ...fields },
      code: { format: 'data_matrix' as const, text, isContact },
    });
    const scanned = async (...given: Parameters<typeof reading>) => {
      const answer = await scan(() => Promise.resolve(reading(...given)));
      return scanSchema.parse(await answer.json());
    };

    it('answers its code, to be kept with the lead', async () => {
      const { badge, readable, suggested_lead } = await scanned(' VST\u001d4711\n');
      expect(readable).toBe(true);
      expect(badge).toEqual({
        format: 'data_matrix',
        text: ' VST\u001d4711\n',
        use: 'kept',
      });
      expect(suggested_lead).toMatchObject({ badge_code: 'VST 4711', first_name: '' });
    });

    it('keeps no code that was understood', async () => {
      const contact = await scanned('MECARD:N:Doe,Jane;;', true, { first_name: 'Jane' });
      expect(contact.badge).toMatchObject({ format: 'data_matrix', use: 'filled' });
      expect(contact.suggested_lead).toMatchObject({ badge_code: '', first_name: 'Jane' });
    });

    it.each([
      ['WIFI:T:WPA;S:fair;P:secret;;', 'unused'],
      ['x'.repeat(4_001), 'too_long'],
    ])('keeps no %j', async (text, use) => {
      const { suggested_lead, badge } = await scanned(text);
      expect(suggested_lead.badge_code).toBe('');
      expect(badge?.use).toBe(use);
    });

    it('keeps a code of 4,000 characters', async () => {
      const text = 'x'.repeat(4_000);
      expect((await scanned(text)).suggested_lead.badge_code).toBe(text);
    });

    it('keeps the other codes beside the one with contact data', async () => {
      const answer = await scan(() =>
        Promise.resolve({
          ...reading('MECARD:N:Doe,Jane;;', true, { first_name: 'Jane' }),
          otherCodes: ['https://fair.example/app', 'VST-4711', 'WIFI:T:WPA;;', 'HALL-4'],
          notes: ['Prefix: Dr.'],
        }),
      );
      expect(scanSchema.parse(await answer.json())).toMatchObject({
        badge: { use: 'filled' },
        suggested_lead: {
          first_name: 'Jane',
          badge_code: 'VST-4711',
          notes: 'Prefix: Dr.\nCode: HALL-4\nCode: https://fair.example/app',
        },
      });
    });

    it('takes an address for a website on a card, and for a code on a badge', async () => {
      const address = 'https://acme.example/4711';
      const card = await scanned(address, false, { email: 'jane@acme.example' });
      expect(card.suggested_lead.badge_code).toBe('');
      expect(card.also.web).toEqual([address]);
    });

    it('fills website, address and mobile from the rest of the card', async () => {
      const [office, mobile] = ['+44 20 7946 0000', '+44 7700 900000'];
      const answer = await scan(() =>
        Promise.resolve({
          ...noCard,
          readable: true,
          fields: { ...noCard.fields, email: 'jane@acme.example', phone: office },
          alternatives: { phones: [{ number: mobile, kind: 'mobile' as const }], names: [] },
          also: {
            web: ['www.acme.example'],
            handles: ['in: linkedin.com/in/jane'],
            address: ['1 High St', 'London'],
          },
        }),
      );
      const { suggested_lead, also } = scanSchema.parse(await answer.json());
      expect(suggested_lead).toMatchObject({
        phone: office,
        mobile,
        website: 'https://www.acme.example',
        address: '1 High St, London',
        linkedin_url: 'https://linkedin.com/in/jane',
      });
      expect(also.web).toEqual(['www.acme.example']);
    });

    it('keeps an address that is all that a badge has', async () => {
      const { suggested_lead, also } = await scanned('https://acme.example/4711');
      expect(suggested_lead.badge_code).toBe('https://acme.example/4711');
      expect(also.web).toEqual([]);
    });
  });

  const refusals: [CardReaderErrorKind, number, string, boolean][] = [
    ['unsupported', 415, 'unsupported_type', false],
    ['broken', 422, 'unreadable_image', false],
    ['too_large', 413, 'too_large', false],
    ['busy', 429, 'too_many_requests', true],
    ['timeout', 503, 'unavailable', true],
    ['crashed', 503, 'unavailable', true],
  ];
  it.each(refusals)(
    'responds to the reader error %s with %d',
    async (kind, status, code, again) => {
      const answer = await scan(() => Promise.reject(new CardReaderError(kind, 'inside')));
      expect(answer.status).toBe(status);
      expect(answer.headers.has('Retry-After')).toBe(again);
      const problem = problemSchema.parse(await answer.json());
      expect(problem.code).toBe(code);
      expect(problem.detail).not.toContain('inside');
      expect(problem.errors?.map(({ path }) => path)).toEqual(
        status === 422 ? ['image_data'] : undefined,
      );
    },
  );

  it('states how long to wait, as the reader expects', async () => {
    const busy = new CardReaderError('busy', 'inside', { retryAfter: 17 });
    const answer = await scan(() => Promise.reject(busy));
    expect(answer.headers.get('Retry-After')).toBe('17');
  });

  describe('whose client goes', () => {
    /** A reader whose cards wait until they are cancelled or the test reads them. */
    function patientCards() {
      const cards: { isGivenUp: boolean; read(): void }[] = [];
      const read: CardReader['read'] = (_picture, signal) =>
        new Promise((resolve, reject) => {
          const card = { isGivenUp: false, read: () => resolve(noCard) };
          cards.push(card);
          signal?.addEventListener('abort', () => {
            card.isGivenUp = true;
            reject(new CardReaderError('given_up', 'inside'));
          });
        });
      return { cards, read };
    }

    it.each([
      ['of known length', () => JSON.stringify({ image_data: picture })],
      ['in chunks', () => new Blob([JSON.stringify({ image_data: picture })]).stream()],
    ])('is cancelled (a body %s), and no other', async (_kind, body) => {
      const { cards, read } = patientCards();
      const lines: string[] = [];
      server = await startTestServer({
        db,
        cards: fakeCards(read),
        log: createLog('info', { write: (line) => lines.push(line) }),
      });
      token = (await server.register()).access_token;
      const person = new AbortController();
      const ask = (signal?: AbortSignal) =>
        server.request('/api/leads/scan-card', {
          method: 'POST',
          token,
          headers: { 'Content-Type': 'application/json' },
          body: body(),
          duplex: 'half',
          ...(signal && { signal }),
        });
      const gone = ask(person.signal).catch((error: Error) => error.name);
      await expect.poll(() => cards.length).toBe(1);
      const stays = ask();
      await expect.poll(() => cards.length).toBe(2);
      person.abort();
      expect(await gone).toBe('AbortError');
      await expect.poll(() => cards.map(({ isGivenUp }) => isGivenUp)).toEqual([true, false]);
      cards[1]?.read();
      expect((await stays).status).toBe(200);
      // This is not a failure of the server.
      const scans = () => lines.filter((line) => line.includes('scan-card'));
      await expect.poll(() => scans().map((line) => JSON.parse(line).status)).toEqual([499, 200]);
      expect(lines.filter((line) => line.includes('failed'))).toEqual([]);
    });
  });

  it('answers 422 without a picture', async () => {
    const answer = await scan(() => Promise.reject(new Error('not asked')), {});
    expect(answer.status).toBe(422);
    expect(problemSchema.parse(await answer.json()).errors).toEqual([
      { path: 'image_data', message: 'A picture is required.' },
    ]);
  });

  it('accepts a picture of 10 MB, and states that limit beyond it', async () => {
    const full = Buffer.alloc(10_000_000, 1).toString('base64');
    expect((await scan(() => Promise.resolve(noCard), { image_data: full })).status).toBe(200);
    for (const size of [10_000_003, 20_000_000]) {
      const json = { image_data: Buffer.alloc(size, 1).toString('base64') };
      const answer = await server.request('/api/leads/scan-card', { method: 'POST', token, json });
      expect(answer.status).toBe(413);
      expect(problemSchema.parse(await answer.json()).detail).toContain('10 MB');
    }
  });
});

import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { Pool } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { isStorageFailure } from './storageFailure.ts';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a failure of PostgreSQL', () => {
  it.each([
    '08000',
    '08006',
    '08P01',
    '25006',
    '25P03',
    '53300',
    '55P03',
    '57014',
    '57P01',
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EPIPE',
    'ETIMEDOUT',
  ])('is %s', (code) => {
    expect(isStorageFailure(Object.assign(new Error('failed'), { code }))).toBe(true);
  });

  it.each(['23505', '42601', 'ENOENT', ''])('is not %s', (code) => {
    expect(isStorageFailure(Object.assign(new Error('failed'), { code }))).toBe(false);
  });

  describe('that cannot be reached', () => {
    const closings: (() => Promise<unknown>)[] = [];
    afterEach(async () => {
      for (const close of closings.splice(0).toReversed()) await close();
    });

    /** A pool on a server that treats its connections like this. */
    async function poolOn(treat: (socket: Socket) => void): Promise<Pool> {
      const sockets: Socket[] = [];
      const server = createServer((socket) => {
        sockets.push(socket.on('error', () => undefined));
        treat(socket);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      const pool = new Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 100 });
      pool.on('error', () => undefined);
      closings.push(async () => {
        for (const socket of sockets) socket.destroy();
        server.close();
        await pool.end();
      });
      return pool;
    }

    it('closes connections', async () => {
      const pool = await poolOn((socket) => socket.once('data', () => socket.end()));
      const failure = await failureOf(pool.query('select 1'));
      expect(String(failure)).toContain('Connection terminated unexpectedly');
      expect(isStorageFailure(failure)).toBe(true);
    });

    it('does not respond, so that requests wait for a connection in vain', async () => {
      const pool = await poolOn(() => undefined);
      const failures = await Promise.all([1, 2].map(() => failureOf(pool.query('select 1'))));
      expect(failures.map(String)).toEqual([
        expect.stringContaining('Connection terminated due to connection timeout'),
        expect.stringContaining('timeout exceeded when trying to connect'),
      ]);
      expect(failures.every(isStorageFailure)).toBe(true);
    });
  });
});

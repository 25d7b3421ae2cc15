import { Buffer } from 'node:buffer';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problemSchema } from '@cardinal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAt, startServerProcess, type ServerProcess } from '../helpers/serverProcess.ts';

const megabyte = 1_000_000;

/** Files that fill the memory of a program which reads a whole row before it looks at it. */
describe('a file that is made to end the server', () => {
  let folder: string;
  let server: ServerProcess;
  let token: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardinal-hostile-'));
    server = await startServerProcess({ dataDir: folder });
    token = await signInAt(server.url, 'manager@demo.cardinal.test');
  });
  afterAll(async () => {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ['a row of commas', 'First Name,Email\n', ',', 'Row 2 has more than 400,000 characters'],
    [
      'a row of quoted cells',
      'First Name,Email\n',
      '"",',
      'Row 2 has more than 400,000 characters',
    ],
    [
      'a folded line',
      'BEGIN:VCARD\r\nNOTE:',
      'x\r\n ',
      'Contact 1 has more than 131,068 characters',
    ],
  ])('is refused: %s', async (_, start, repeated, message) => {
    const body = new FormData();
    body.append('file', new File([start, Buffer.alloc(40 * megabyte, repeated)], 'list'));
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}/api/leads/import`, { method: 'POST', body, headers });
    expect(problemSchema.parse(await answer.json()).detail).toContain(message);
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
  });
});

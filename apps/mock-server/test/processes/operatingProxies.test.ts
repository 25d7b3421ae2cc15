import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { connect } from 'node:http2';
import { Agent, request as httpsRequest } from 'node:https';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { importSchema, problemSchema, scanSchema, sizes } from '@cardinal/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { block, isInstalled, placed, runInShell, warnOfSkipped } from '../helpers/operatingPage.ts';
import { freePort } from '../../../../tools/shared/freePort.mjs';
import { openSockets } from '../helpers/rawClient.ts';
import { signInAt, startServerProcess, type ServerProcess } from '../helpers/serverProcess.ts';

/** The files and ports of a proxy in a test. */
interface ProxyPlace {
  folder: string;
  httpPort: number;
  httpsPort: number;
  serverPort: string;
}

interface Proxy {
  program: string;
  versionFlag: string;
  /** Writes the configuration. @returns The arguments that check it, and those that start the proxy. */
  configure(place: ProxyPlace): Promise<{ check: string; start: string[] }>;
}

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.family === 'IPv6');

const nginx: Proxy = {
  program: 'nginx',
  versionFlag: '-v',
  async configure({ folder, httpPort, httpsPort, serverPort }) {
    const site = placed(block('nginx'), {
      '/etc/letsencrypt/live/crm.example.com': folder,
      '/var/log/nginx': folder,
      'listen 80;': `listen ${httpPort};`,
      'listen [::]:80;': hasIpv6 ? `listen [::]:${httpPort};` : '',
      'listen 443 ': `listen ${httpsPort} `,
      'listen [::]:443 ssl http2;': hasIpv6 ? `listen [::]:${httpsPort} ssl http2;` : '',
      '127.0.0.1:3000': `127.0.0.1:${serverPort}`,
    });
    await writeFile(join(folder, 'site.conf'), site);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
    const config = join(folder, 'nginx.conf');
    await writeFile(
      config,
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
      http { ${paths} include ${folder}/site.conf; }`,
    );
    const options = `-e ${folder}/error.log -c ${config}`;
    return { check: `nginx -t ${options} 2>&1`, start: options.split(' ') };
  },
};

const caddy: Proxy = {
  program: 'caddy',
  versionFlag: 'version',
  async configure({ folder, httpPort, httpsPort, serverPort }) {
    const site = placed(block('caddy'), {
      // The port and the certificate of the test, in place of the documented ones.
      'crm.example.com {': `https://127.0.0.1:${httpsPort} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`,
      '/var/log/caddy': folder,
      '127.0.0.1:3000': `127.0.0.1:${serverPort}`,
    });
    const config = join(folder, 'Caddyfile');
    await writeFile(config, `{\n\tadmin off\n\thttp_port ${httpPort}\n}\n${site}`);
    const options = `--adapter caddyfile --config ${config}`;
    return { check: `caddy validate ${options} 2>&1`, start: ['run', ...options.split(' ')] };
  },
};

const hasCertificates = await isInstalled('openssl', 'version');
const proxies = await Promise.all(
  [nginx, caddy].map(async (proxy) => {
    const isHere = hasCertificates && (await isInstalled(proxy.program, proxy.versionFlag));
    if (!isHere) {
      const need = `${proxy.program} or openssl is not installed`;
      warnOfSkipped(`the configuration of ${proxy.program}`, need);
    }
    return { proxy, name: proxy.program, isHere };
  }),
);

const newCertificate = `openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=crm.example.com \\
  -addext subjectAltName=DNS:crm.example.com,IP:127.0.0.1 -keyout privkey.pem -out fullchain.pem 2>&1`;

/** A card with the size of a photograph. */
const card = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="700">
  <rect width="1200" height="700" fill="#fff"/><text x="80" y="300" font-size="64">Grace Hopper</text></svg>`;

const secret = 'a-token-that-nobody-may-read';
/** The target of emailed links and invitations. */
const linked = [
  '/auth/reset?token=',
  '/auth/verify?token=',
  '/dashboard?invite=',
  '/unsubscribe?token=',
];

describe.each(proxies)('docs/operating.md behind $name', ({ proxy, isHere }) => {
  describe.skipIf(!isHere)('as documented', () => {
    let folder: string;
    let server: ServerProcess;
    let url: string;
    let httpPort: number;
    let token: string;
    let said = '';
    let stop: () => Promise<unknown> = () => Promise.resolve();

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'cardinal-proxy-'));
      // nginx's workers run as another user, which stores large bodies there.
      await chmod(folder, 0o755);
      await runInShell(newCertificate, { cwd: folder });
      const authority = await readFile(join(folder, 'fullchain.pem'), 'utf8');
      setDefaultCACertificates([...getCACertificates('default'), authority]);

      const dataDir = join(folder, 'data');
      server = await startServerProcess({ dataDir }, { TRUST_PROXY: 'true' });
      httpPort = await freePort();
      const httpsPort = await freePort();
      url = `https://127.0.0.1:${httpsPort}`;
      const serverPort = new URL(server.url).port;
      const { check, start } = await proxy.configure({ folder, httpPort, httpsPort, serverPort });
      const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      await runInShell(check, { cwd: folder, env });
      const child = spawn(proxy.program, start, {
        env: { PATH: process.env.PATH, ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child.stderr.on('data', (text) => (said += String(text)));
      const ended = once(child, 'exit');
      stop = () => {
        child.kill('SIGTERM');
        return ended;
      };
      const reach = async () => expect((await fetch(`${url}/api/health`)).status).toBe(200);
      await vi.waitFor(reach, { timeout: 30_000 });
      token = await signInAt(url, 'manager@demo.cardinal.test');
    }, 120_000);
    afterAll(async () => {
      await stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    });

    const headers = () => ({ Authorization: `Bearer ${token}` });

    /** Uploads a list. */
    function upload(content: Uint8Array<ArrayBuffer>) {
      const body = new FormData();
      body.append('file', new File([content], 'leads.csv'));
      return fetch(`${url}/api/leads/import`, { method: 'POST', headers: headers(), body });
    }

    /** Announces a body of this size, and waits for the response before sending any of it. */
    async function announce(size: number) {
      const request = httpsRequest(`${url}/api/leads/import`, {
        method: 'POST',
        headers: {
          ...headers(),
          'Content-Type': 'multipart/form-data; boundary=x',
          'Content-Length': size,
        },
      });
      request.flushHeaders();
      const [answer] = await once(request, 'response');
      const body = await text(answer);
      request.on('error', () => undefined).destroy();
      return new Response(body, {
        status: answer.statusCode,
        headers: { 'Content-Type': answer.headers['content-type'] },
      });
    }

    it('reads a card', { timeout: 120_000 }, async () => {
      const picture = await sharp(Buffer.from(card)).png({ compressionLevel: 0 }).toBuffer();
      // More than proxies permit by default.
      expect(picture.length).toBeGreaterThan(sizes.body);
      const answer = await fetch(`${url}/api/leads/scan-card`, {
        method: 'POST',
        headers: { ...headers(), 'Content-Type': 'application/json' },
        body: JSON.stringify({ image_data: picture.toString('base64') }),
      });
      expect(answer.status).toBe(200);
      expect(scanSchema.parse(await answer.json()).text).toBeDefined();
    });

    it('keeps a socket open and receives a change', async () => {
      const protocols = ['cardinal.v1', `bearer.${token}`];
      const socket = new WebSocket(`${url.replace('https', 'wss')}/ws`, protocols);
      await once(socket, 'open');
      const heard = once(socket, 'message');
      const answer = await fetch(`${url}/api/leads`, {
        method: 'POST',
        headers: { ...headers(), 'Content-Type': 'application/json' },
        body: JSON.stringify({ first_name: 'Grace', email: 'grace@example.com' }),
      });
      expect(answer.status).toBe(201);
      expect(JSON.parse(String((await heard)[0]))).toMatchObject({ type: 'lead_created' });
      socket.terminate();
    });

    it.skipIf(process.platform !== 'linux')(
      'answers upgrades to other protocols, which leave no connection to the server',
      async () => {
        const before = await openSockets(server.pid);
        const agent = new Agent({ keepAlive: true });
        const upgrade = async () => {
          const request = httpsRequest(`${url}/api/health`, {
            agent,
            headers: { Connection: 'Upgrade', Upgrade: 'h2c' },
          });
          const [answer] = await once(request.end(), 'response');
          answer.resume();
          return answer.statusCode;
        };
        const statuses = await Promise.all(Array.from({ length: 60 }, upgrade));
        expect(new Set(statuses)).toEqual(new Set([200]));
        // The connections to the proxy are still open.
        await expect.poll(() => openSockets(server.pid)).toBeLessThanOrEqual(before);
        agent.destroy();
      },
    );

    it(
      'accepts the largest file and refuses a larger one as the server does',
      { timeout: 180_000 },
      async () => {
        const largest = await upload(listOf(sizes.import - 100));
        expect(largest.status).toBe(201);
        const { counts } = importSchema.parse(await largest.json());
        expect(counts.total).toBeGreaterThan(4_000);

        const tooLarge = [
          upload(new Uint8Array(sizes.import + 1_000)),
          announce(sizes.import + 6_000_000),
        ];
        for (const refused of await Promise.all(tooLarge)) {
          expect(refused.status).toBe(413);
          expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
          expect(problemSchema.parse(await refused.json())).toMatchObject({
            code: 'too_large',
            title: 'Payload Too Large',
            detail: 'This is too large. The limit is 50 MB.',
          });
        }
      },
    );

    it('speaks HTTP/2, and redirects to HTTPS', async () => {
      const session = connect(url);
      const request = session.request({ ':path': '/api/health' });
      const [answer] = await once(request, 'response');
      expect(answer[':status']).toBe(200);
      session.destroy();
      if (proxy === caddy) return; // It redirects from port 80 only for names for which it has a certificate.
      const plain = await fetch(`http://127.0.0.1:${httpPort}/dashboard?a=b`, {
        redirect: 'manual',
      });
      expect(plain.status).toBe(301);
      expect(plain.headers.get('Location')).toBe('https://crm.example.com/dashboard?a=b');
      // A program that calls without TLS must not be redirected silently. Not called with fetch,
      // whose responses under /api must be those of the call table.
      const [call] = await once(get(`http://127.0.0.1:${httpPort}/api/health`), 'response');
      expect(call.resume().statusCode).toBe(404);
    });

    it('logs no token, and responds with a problem while the server is down', async () => {
      const follow = () => Promise.all(linked.map((path) => fetch(url + path + secret)));
      await follow();
      await server.stop();
      for (const answer of await follow()) {
        expect(answer.status).toBe(503);
        expect(answer.headers.get('Retry-After')).toBe('5');
        expect(problemSchema.parse(await answer.json()).code).toBe('unavailable');
      }
      const name = 'cardinal.log';
      await expect.poll(() => readFile(join(folder, name), 'utf8')).toContain('/unsubscribe');
      const errors = await readFile(join(folder, 'error.log'), 'utf8').catch(() => '');
      expect((await readFile(join(folder, name), 'utf8')) + errors + said).not.toContain(secret);
    });
  });
});

/** A list of this many bytes, in few rows. */
function listOf(bytes: number): Uint8Array<ArrayBuffer> {
  const list = new Uint8Array(bytes).fill('n'.charCodeAt(0));
  const write = (text: string, at: number) => new TextEncoder().encodeInto(text, list.subarray(at));
  const head = 'First name,Email,Notes\n';
  write(head, 0);
  const width = 9_500;
  let at = head.length;
  for (let row = 0; bytes - at > width * 2; row += 1, at += width) {
    write(`Ada,ada${row}@example.com,`, at);
    write('\n', at + width - 1);
  }
  // The last row is padded with empty lines.
  write(`Ada,last@example.com,`, at);
  list.fill('\n'.charCodeAt(0), at + width);
  return list;
}

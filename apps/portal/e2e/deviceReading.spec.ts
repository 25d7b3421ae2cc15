import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { stored } from '@cardinal/contract/labels';
import { startServer, type RunningServer } from './server.ts';
import { demo, expect, signIn, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const folder = 'apps/mock-server/bench/cards';
const truth: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(`${folder}/truth.json`, 'utf8'),
);
const cards = ['card-001.jpg', 'card-014.jpg', 'card-034.jpg'];

/** What becomes of the server's answer to a request. */
type Treatment = (answer: IncomingMessage, outgoing: ServerResponse) => void;
const pass: Treatment = (answer, outgoing) => {
  answer.pipe(outgoing);
};

/** A network between browser and server that counts requests, and that can fail in several ways. */
async function startNetwork(target: string) {
  const paths: string[] = [];
  const treatments = new Map<string, Treatment>();
  const proxy = createServer((incoming, outgoing) => {
    const { method, url: path = '', headers } = incoming;
    paths.push(path);
    const port = Number(new URL(target).port);
    const forwarded = request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      const name = path.split('/').at(-1) ?? '';
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      (treatments.get(name) ?? pass)(answer, outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  const address = proxy.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${own}`,
    /** Paths of the requests that have arrived here. */
    paths,
    /** Treats the answers for files of this name in another way than to pass them on. */
    treat: (name: string, treatment: Treatment) => treatments.set(name, treatment),
    /** Passes everything on again. */
    mend: () => treatments.clear(),
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
type Network = Awaited<ReturnType<typeof startNetwork>>;

/** The connection ends in the middle of the file. */
const breaksAt =
  (bytes: number): Treatment =>
  (answer, outgoing) => {
    let sent = 0;
    answer.on('data', (chunk: Buffer) => {
      if (sent >= bytes) return;
      outgoing.write(chunk);
      sent += chunk.length;
      if (sent >= bytes) setTimeout(() => outgoing.destroy(), 200);
    });
  };

/** One byte arrives as another. */
const damages: Treatment = (answer, outgoing) => {
  let isFirst = true;
  answer.on('data', (chunk: Buffer) => {
    if (isFirst) chunk[100] = (chunk[100] ?? 0) ^ 1;
    isFirst = false;
    outgoing.write(chunk);
  });
  answer.on('end', () => outgoing.end());
};

/** The file never arrives. */
const stalls: Treatment = (answer, outgoing) => {
  answer.once('data', (chunk: Buffer) => outgoing.write(chunk));
  answer.resume();
};

const controlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });

async function openProfile(page: Page, url: string) {
  await signIn(page, demo.agent, `${url}/dashboard`);
  await controlled(page);
  await page.goto(`${url}/profile`);
}

const prepare = (page: Page) => page.getByRole('button', { name: 'Prepare this device' });
const isPrepared = (page: Page) =>
  expect(page.getByText('This device reads cards without a network')).toBeVisible({
    timeout: 60_000,
  });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' });

/** The parts and files of the reader that the browser keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) {
      if (!name.startsWith('cardinal-reader-')) continue;
      for (const { url } of await (await caches.open(name)).keys())
        urls.push(url.slice(url.lastIndexOf('/') + 1));
    }
    return urls.toSorted();
  });

async function openPicture(page: Page, file: string) {
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload Image' }).click();
  await (await chooser).setFiles(`${folder}/${file}`);
  return dialog;
}

test.describe('reading on the device', () => {
  let server: RunningServer;
  let network: Network;

  test.beforeEach(async () => {
    test.setTimeout(240_000);
    server = await startServer();
    network = await startNetwork(server.url);
  });
  test.afterEach(async () => {
    network.close();
    await server.stop();
  });

  test('needs no network, makes no request, and what was read arrives later', async ({ page }) => {
    await openProfile(page, network.url);
    await expect(prepare(page)).toBeEnabled();
    const before = network.paths.filter((path) => path.startsWith('/reader/'));
    expect(before).toEqual([]);
    await prepare(page).click();
    await isPrepared(page);

    // The server is gone, and so is the network.
    await page.context().setOffline(true);
    await server.crash();
    network.paths.length = 0;
    const requests: string[] = [];
    // What was read is compared with the leads, earlier captures are tried to be sent, and reminders look
    // for what is due.
    const ofOthers = new Set(['/api/leads/similar', '/api/leads', '/api/today']);
    page.on('request', (asked) => {
      const { pathname, protocol } = new URL(asked.url());
      // From the device: the worker's script and the portal's own code.
      const isKept = pathname.endsWith('/worker.js') || pathname.startsWith('/assets/');
      if (protocol === 'http:' && !isKept && !ofOthers.has(pathname)) requests.push(pathname);
    });
    for (const file of cards) {
      const person = truth[file] ?? {};
      const dialog = await openPicture(page, file);
      await expect(dialog.getByLabel('First name')).toHaveValue(person['first_name'] ?? '', {
        timeout: 60_000,
      });
      await expect(dialog.getByLabel('Last name')).toHaveValue(person['last_name'] ?? '');
      await expect(dialog.getByLabel('Email')).toHaveValue(person['email'] ?? '');
      await expect(dialog.getByLabel('Company')).toHaveValue(person['company'] ?? '');
      expect(requests).toEqual([]);
      await dialog.getByRole('button', { name: 'Save lead', exact: true }).click();
      await expect(dialog).toHaveCount(0, { timeout: 30_000 });
    }
    // The browser itself looks for a newer service worker, even so.
    expect(network.paths.filter((path) => path !== '/sw.js')).toEqual([]);
    await expect(page.getByRole('link', { name: 'Waiting captures (3)' })).toBeVisible();

    await server.restart();
    await page.context().setOffline(false);
    const token = await page.evaluate((key) => localStorage.getItem(key), stored.token.key);
    const headers = { Authorization: `Bearer ${token}` };
    for (const file of cards) {
      const email = truth[file]?.['email'] ?? '';
      await expect
        .poll(
          async () => {
            const answer = await page.request.get(`${network.url}/api/leads?q=${email}`, {
              headers,
            });
            const leads: { email: string }[] = await answer.json();
            return leads.map((lead) => lead.email);
          },
          { timeout: 45_000 },
        )
        .toEqual([email]);
    }
  });

  test('is prepared in parts: after a break, a damaged byte, and a cancelled download', async ({
    page,
  }) => {
    network.treat('detect.onnx', breaksAt(2_500_000));
    await openProfile(page, network.url);
    await prepare(page).click();
    await expect(page.getByText('The download was interrupted')).toBeVisible({ timeout: 30_000 });
    expect(await kept(page)).toEqual(
      expect.arrayContaining(['detect.onnx?part=0', 'detect.onnx?part=1']),
    );

    // After loading the page again, it goes on with what is missing.
    network.mend();
    network.treat('recognise.onnx', damages);
    await page.reload();
    await expect(page.getByText(/^Stopped at 2 MB of/)).toBeVisible();
    await goOn(page).click();
    await expect(page.getByText('A file is damaged')).toBeVisible({ timeout: 60_000 });
    expect((await kept(page)).filter((name) => name.startsWith('recognise'))).toEqual([]);

    network.mend();
    network.treat('engine.wasm', stalls);
    await goOn(page).click();
    await expect.poll(() => kept(page), { timeout: 30_000 }).toContain('recognise.onnx');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(/^Stopped at 16 MB of/)).toBeVisible();

    network.mend();
    await goOn(page).click();
    await isPrepared(page);
    // Only what was missing was asked for again.
    const asked = (name: string) => network.paths.filter((path) => path.endsWith(name)).length;
    expect(asked('detect.onnx')).toBe(2);
    expect(asked('classify.onnx')).toBe(1);
    expect(asked('recognise.onnx')).toBe(2);

    await page.getByRole('button', { name: 'Remove from this device' }).click();
    await expect(prepare(page)).toBeVisible();
    expect(await kept(page)).toEqual([]);
  });

  test('takes over from a server that does not answer, and reads here if that is wanted', async ({
    page,
  }) => {
    await openProfile(page, network.url);
    await prepare(page).click();
    await isPrepared(page);
    const person = truth[cards[0] ?? ''] ?? {};
    network.treat('scan-card', stalls);
    const dialog = await openPicture(page, cards[0] ?? '');
    await expect(dialog.getByLabel('Email')).toHaveValue(person['email'] ?? '', {
      timeout: 60_000,
    });
    expect(network.paths.filter((path) => path.endsWith('/scan-card'))).toHaveLength(1);

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    network.mend();
    await page.getByText('Always read on this device').click();
    await openPicture(page, cards[1] ?? '');
    await expect(dialog.getByLabel('Email')).toHaveValue(truth[cards[1] ?? '']?.['email'] ?? '', {
      timeout: 60_000,
    });
    expect(network.paths.filter((path) => path.endsWith('/scan-card'))).toHaveLength(1);
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { readerAssets } from '@cardinal/card-reader/files';
import type { Scan } from '@cardinal/contract';
import { chromium } from 'playwright';

import { browserArguments, findBrowser } from '../../../tools/shared/browser.mjs';
import { buildCardWorker } from '../../../tools/shared/cardWorker.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
/** The requests are answered here: no server has this name. */
const origin = 'http://reader.test';

/** The policies of a page that permits nothing but scripts of its own, and of the worker. */
const policy = "default-src 'none'; script-src 'self'; connect-src 'self'";
const workerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'";

/** A reader of cards in a real browser, which has no network once it is ready. */
export interface BrowserReader {
  readCard(picture: Uint8Array): Promise<Scan>;
  /** Requests of the page and its worker since it is ready. */
  requests: readonly string[];
  /** Memory in bytes that the page's process has to itself; undefined if the system does not tell. */
  memory(): Promise<number | undefined>;
  close(): Promise<void>;
}

/** Starts a browser and loads the portal's worker. */
export async function startBrowserReader(): Promise<BrowserReader> {
  const worker = await buildCardWorker();
  const { path } = await findBrowser();
  const browser = await chromium.launch({ executablePath: path, args: browserArguments });
  try {
    const earlier = await findPages();
    const page = await browser.newPage();
    const requests: string[] = [];
    await page.route('**', async (route) => {
      const url = route.request().url();
      const { pathname } = new URL(url);
      requests.push(url);
      const file = Object.entries(readerAssets).find(([name]) => pathname === `/files/${name}`);
      if (file) await route.fulfill({ path: file[1] });
      else if (pathname === '/worker.js') await route.fulfill(script(worker, workerPolicy));
      else if (pathname === '/page.js') {
        await route.fulfill(script(await readFile(`${here}readerPage.js`, 'utf8'), policy));
      } else {
        const body =
          '<!doctype html><title>Reader</title><script type="module" src="/page.js"></script>';
        await route.fulfill({ contentType: 'text/html', headers: headers(policy), body });
      }
    });
    await page.goto(origin);
    await page.evaluate(`loadReader(${JSON.stringify(Object.keys(readerAssets))})`);
    await page.context().setOffline(true);
    requests.length = 0;
    const own = (await findPages()).filter((pid) => !earlier.includes(pid));
    return {
      requests,
      readCard: (picture) =>
        page.evaluate<Scan>(`readCard('${Buffer.from(picture).toString('base64')}')`),
      async memory() {
        const sizes = await Promise.all(own.map(memoryOf));
        return sizes.length ? Math.max(...sizes) : undefined;
      },
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

const headers = (contentPolicy: string) => ({ 'Content-Security-Policy': contentPolicy });
const script = (body: string, contentPolicy: string) => ({
  contentType: 'text/javascript',
  headers: headers(contentPolicy),
  body,
});

/** The processes of browsers' pages on this machine; none where it is not Linux. */
async function findPages(): Promise<string[]> {
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    processes.map(async (pid) => {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return command.includes('--type=renderer') ? [pid] : [];
    }),
  );
  return found.flat();
}

/** Memory of a process, without what it shares with others. */
async function memoryOf(pid: string): Promise<number> {
  const maps = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const sizes = [...maps.matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB/gm)];
  return sizes.reduce((sum, [, size]) => sum + Number(size) * 1_024, 0);
}

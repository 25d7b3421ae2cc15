import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { CardPipeline, CardReading } from '@cardinal/card-reader';
import { readerAssets } from '@cardinal/card-reader/files';
import { chromium } from 'playwright';
import { build } from 'vite';

import { browserArguments, findBrowser } from '../../../tools/shared/browser.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
/** The requests are answered here: no server has this name. */
const origin = 'http://reader.test';

/** The policies of a page that permits nothing but scripts of its own, and of its worker. */
const policy = "default-src 'none'; script-src 'self'; connect-src 'self'";
const workerPolicy = `${policy.replace("'self'", "'self' 'wasm-unsafe-eval'")}`;

/** A reader of cards in a real browser, which has no network once it is ready. */
export interface BrowserReader {
  readCard: CardPipeline;
  /** Requests of the page and its worker since it is ready. */
  requests: readonly string[];
  close(): Promise<void>;
}

/** Starts a browser and loads the reader in a worker. */
export async function startBrowserReader(): Promise<BrowserReader> {
  const worker = await buildWorker();
  const { path } = await findBrowser();
  const browser = await chromium.launch({ executablePath: path, args: browserArguments });
  try {
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
    return {
      requests,
      readCard: (picture, numbers = []) =>
        page.evaluate<CardReading>(
          `readCard('${Buffer.from(picture).toString('base64')}', ${JSON.stringify(numbers)})`,
        ),
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

/** The worker's script, without the WebAssembly that it is given. */
async function buildWorker(): Promise<string> {
  const result = await build({
    configFile: false,
    root: here,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'without-wasm',
        enforce: 'pre',
        // The bundler would put fourteen megabytes into the script.
        transform: (code, id) =>
          id.includes('onnxruntime-web')
            ? code.replaceAll(/new URL\("[^"]*\.wasm",import\.meta\.url\)/g, '""')
            : undefined,
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: `${here}readerWorker.js`, formats: ['es'], fileName: 'worker' },
    },
  });
  const bundle = [result].flat().find((each) => 'output' in each);
  const [chunk] = bundle?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('The worker was not built.');
  return chunk.code;
}

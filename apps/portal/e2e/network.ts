import { createServer, request, type Server } from 'node:http';
import type { Page } from '@playwright/test';

/** Waits until the portal's files are on the device and the page is served from there. */
export const installed = async (page: Page) => {
  // A page that is only looked at is not kept at once.
  await page.mouse.move(1, 1);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
};

/** A network between browser and server that can be cut, and that can bring another version. */
export async function startNetwork(target: string) {
  let version = '';
  const port = Number(new URL(target).port);
  const proxy: Server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const forwarded = request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      if (path === '/sw.js') delete answer.headers['content-length'];
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (path === '/sw.js' && version && !answer.headers['content-encoding'])
        outgoing.write(`// ${version}\n`);
      answer.pipe(outgoing);
    });
    if (path === '/sw.js') {
      forwarded.removeHeader('accept-encoding');
      forwarded.removeHeader('if-none-match');
    }
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  const listen = (at: number) =>
    new Promise<void>((resolve) => {
      proxy.listen(at, '127.0.0.1', resolve);
    });
  await listen(0);
  const address = proxy.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${own}`,
    cut: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
    mend: () => listen(own),
    release: (name: string) => {
      version = name;
    },
  };
}

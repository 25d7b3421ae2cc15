import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { demo, expect, test as base } from './test.ts';
import type { RunningServer } from './server.ts';

/** A partner's page: its styles, its policy and its content. */
export interface HostPage {
  css: string;
  policy?: string;
  body: string;
}

/** Serves partners' pages on their own origin. */
export interface Host {
  origin: string;
  /** Sets the page at `/`. */
  show: (page: HostPage) => void;
}

function serve(server: Server, current: () => HostPage): void {
  server.on('request', ({ url }, answer) => {
    const { css, policy, body } = current();
    if (url === '/page.css') return answer.setHeader('Content-Type', 'text/css').end(css);
    if (url === '/favicon.ico') return answer.writeHead(204).end();
    if (policy) answer.setHeader('Content-Security-Policy', policy);
    answer.setHeader('Content-Type', 'text/html; charset=utf-8');
    const content = url === '/elsewhere' ? '<h1>Elsewhere</h1>' : body;
    return answer.end(
      `<!doctype html><html lang="en"><title>Host</title><link rel="stylesheet" href="/page.css">${content}</html>`,
    );
  });
}

export const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  host: async ({}, provide) => {
    let shown: HostPage = { css: '', body: '' };
    const server = createServer();
    serve(server, () => shown);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await provide({
      origin: `http://localhost:${port}`,
      show: (page) => {
        shown = page;
      },
    });
    server.closeAllConnections();
    server.close();
  },
});

/** Calls the server as the manager of the demo. */
export async function asManager({ url }: RunningServer) {
  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
    return answer.status === 204 ? null : answer.json();
  };
  const { access_token } = await call('POST', '/api/auth/login', {
    email: demo.manager,
    password: demo.password,
  });
  return {
    createKey: (key: Record<string, unknown>): Promise<{ id: string; key: string }> =>
      call(
        'POST',
        '/api/partner-keys',
        { event_id: null, expires_at: null, daily_captures: 100, ...key },
        access_token,
      ),
    revokeKey: (id: string) => call('DELETE', `/api/partner-keys/${id}`, undefined, access_token),
  };
}

export const scriptOf = ({ url }: RunningServer) =>
  `<script type="module" src="${url}/embed/v1.js"></script>`;

/** Collects the events that the element sends to the page. */
export async function listen(page: Page) {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.defineProperty(window, 'told', { value: told });
    for (const name of ['cardinal-ready', 'lead-created', 'cardinal-error']) {
      document.addEventListener(name, (event) => {
        told.push([name, event instanceof CustomEvent ? event.detail : undefined]);
      });
    }
  });
  return () => page.evaluate<[string, Record<string, string> | null][]>('window.told');
}

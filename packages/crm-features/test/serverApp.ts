import { server } from './reactApp.ts';

/** The page is a server component, which refers to the widgets as to its own client code. */
const page = `
import '@cardinal/ui/widgets';
import { CrmProvider } from '@cardinal/crm-features/provider';
import { LeadTable } from '@cardinal/crm-features/lead-table';
import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc/server';
import { createElement } from 'react';
export async function render() {
  const settings = { baseUrl: '${server}', token: 'token', theme: 'light', locale: 'ar' };
  const widget = createElement(CrmProvider, settings, createElement(LeadTable));
  const page = createElement('html', null, createElement('body', null, widget));
  const { toHtml } = await import.meta.viteRsc.loadModule('ssr', 'index');
  return toHtml(renderToReadableStream(page));
}
`;

const toHtml = `
import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr';
import { renderToReadableStream } from 'react-dom/server.edge';
export async function toHtml(stream) {
  const page = await createFromReadableStream(stream);
  return new Response(await renderToReadableStream(page)).text();
}
`;

/** Files of an application with server components, as Next.js has them. */
export const files = {
  'page.js': page,
  'toHtml.js': toHtml,
  'browser.js': `import '@vitejs/plugin-rsc/browser';`,
  'print.js': `import { render } from './dist/rsc/index.js';\nprocess.stdout.write(await render());`,
};

/** The entries of its three builds. */
export const entries = { rsc: './page.js', ssr: './toHtml.js', client: './browser.js' };

// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const own = fileURLToPath(new URL('./', import.meta.url));

/** The part of Vue's types that pages extend. */
const vue = 'export interface GlobalComponents {}';

const options = {
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  paths: {
    '@cardinal/crm-features/elements': [join(own, 'index.ts')],
    '@cardinal/crm-features/elements/*': [join(own, '*.ts')],
    vue: ['./vue.d.ts'],
  },
};

let folder: string;
beforeEach(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  // Below the root, so that React's types are found.
  folder = await mkdtemp(join(root, '.cache', 'elements-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What the compiler says about a page's code. */
async function compile(name: string, code: string): Promise<string> {
  await writeFile(join(folder, 'vue.d.ts'), vue);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, name), code);
  const config = { compilerOptions: options, files: [name] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  return run(process.execPath, [tsc, '-p', folder, '--pretty', 'false']).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

it('types the elements and their events on any page', { timeout: 60_000 }, async () => {
  const code = `
import type { CardinalEvents } from '@cardinal/crm-features/elements';
document.addEventListener('lead-created', ({ detail }) => detail.id.trim());
const form = document.createElement('cardinal-capture');
form.addEventListener('cardinal-error', ({ detail }) => detail.code + detail.message);
form.addEventListener('cardinal-ready', ({ detail }) => {
  const nothing: null = detail;
  return nothing;
});
document.querySelector('cardinal-events-v1')?.setAttribute('theme', 'dark');
export type Created = CardinalEvents['lead-created']['detail']['id'];
// @ts-expect-error -- a lead has no such detail
document.addEventListener('lead-created', ({ detail }) => detail.name);
`;
  expect(await compile('page.ts', code)).toBe('');
});

it("types the elements in React's JSX", { timeout: 60_000 }, async () => {
  const code = `
import type {} from '@cardinal/crm-features/elements/react';
export const good = (
  <cardinal-capture
    partner-key="ck_1"
    base-url="https://crm.example.com"
    trial
    theme="dark"
    locale="de"
    className="form"
    onlead-created={({ detail }) => detail.id.trim()}
    oncardinal-error={({ detail }) => detail.code.trim()}
  />
);
// @ts-expect-error -- a key is required
export const keyless = <cardinal-events />;
// @ts-expect-error -- there is no such theme
export const pink = <cardinal-events partner-key="ck_1" theme="pink" />;
`;
  expect(await compile('page.tsx', code)).toBe('');
});

it("types the elements in Vue's templates", { timeout: 60_000 }, async () => {
  const code = `
import type {} from '@cardinal/crm-features/elements/vue';
import type { GlobalComponents } from 'vue';
type Capture = InstanceType<GlobalComponents['cardinal-capture']>;
export const props: Capture['$props'] = { partnerKey: 'ck_1', baseUrl: 'https://crm.example.com' };
export const emit: Capture['$emit'] = () => undefined;
emit('lead-created', new CustomEvent('lead-created', { detail: { id: '1' } }));
// @ts-expect-error -- a key is required
export const keyless: Capture['$props'] = { theme: 'dark' };
// @ts-expect-error -- there is no such event
emit('lead-deleted', new CustomEvent('lead-deleted'));
`;
  expect(await compile('page.ts', code)).toBe('');
});

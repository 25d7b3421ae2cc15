import { calls } from '@cardinal/contract';
import { expect, it } from 'vitest';

/** The code of the features and the portal, without code that runs only in tests and Storybook. */
const sources = Object.entries(
  import.meta.glob<string>(
    ['/packages/crm-features/src/**/*.{ts,tsx}', '/apps/portal/{src,public}/**/*.{ts,tsx,js}'],
    { query: '?raw', import: 'default', eager: true },
  ),
)
  .filter(([file]) => !/\.(test|test-d|stories)\.|\/(mocks|fixtures)\//.test(file))
  .map(([, text]) => text)
  .join('\n');

/** Calls that no screen makes, with their callers. */
const forOthers: Readonly<Record<string, string>> = {
  health: 'supervisors of the process',
  ready: 'load balancers',
  createCompany:
    'programs: on screens, a company is created by the call that registers its first user',
  changeMatching: 'programs',
  embedSession: 'widgets in the pages of partners',
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

it.each(Object.entries(calls))(
  'a screen makes the call %s, or it has other callers',
  (name, call) => {
    const { method, path } = call;
    const made = new RegExp(
      String.raw`(\.${method}|\bdownload\w*|\bfetch)\([^)]{0,80}?['"\x60]${escaped(path)}['"\x60?]`,
      's',
    );
    expect(made.test(sources) || name in forOthers, `${method} ${path}`).toBe(true);
  },
);

it('excludes no call that a screen makes or that no longer exists', () => {
  for (const name of Object.keys(forOthers)) expect(calls).toHaveProperty(name);
});

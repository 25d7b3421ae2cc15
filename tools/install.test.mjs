import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** Takes npm's place: writes down its arguments, and npm's record as the last file. */
const npm = `
const fs = require('node:fs');
fs.appendFileSync('calls', process.argv.slice(2, 4).join(' ') + '\\n');
if (fs.existsSync('broken')) process.exit(1);
fs.mkdirSync('node_modules', { recursive: true });
setTimeout(() => fs.writeFileSync('node_modules/.package-lock.json', '{}'), 300);
`;

describe('installing', () => {
  let clone;
  const path = (name) => join(clone, name);
  /** The calls of npm since the last look. */
  const calls = () => {
    const text = existsSync(path('calls')) ? readFileSync(path('calls'), 'utf8') : '';
    rmSync(path('calls'), { force: true });
    return text.split('\n').filter(Boolean);
  };
  const install = (part) =>
    promisify(execFile)(
      process.execPath,
      ['-e', `import('./tools/install.mjs').then((m) => m.install(${part ? `'${part}'` : ''}))`],
      { cwd: clone, env: { ...process.env, npm_execpath: path('npm.js') } },
    );

  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'cardinal-install-'));
    cpSync(import.meta.dirname, path('tools'), { recursive: true });
    writeFileSync(path('package.json'), '{"optionalDependencies":{}}');
    writeFileSync(path('package-lock.json'), '1');
    writeFileSync(path('npm.js'), npm);
  });
  afterEach(() => rmSync(clone, { recursive: true, force: true }));

  it('leaves out for a start what it does not need, and adds it in place for the tests', async () => {
    await install('to serve');
    expect(calls()).toEqual(['ci --omit=dev']);
    await install('to serve');
    expect(calls()).toEqual([]);
    await install();
    expect(calls()).toEqual(['install --no-save']);
    await install();
    await install('to serve');
    expect(calls()).toEqual([]);
  });

  it('installs everything for the tests of a fresh clone', async () => {
    await install();
    expect(calls()).toEqual(['ci --no-audit']);
  });

  it('takes nothing away when the lockfile changes', async () => {
    await install();
    writeFileSync(path('package-lock.json'), '2');
    calls();
    await install('to serve');
    expect(calls()).toEqual(['ci --no-audit']);
  });

  it.skipIf(process.platform === 'win32')('links Node if npm did not', async () => {
    const node = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
    mkdirSync(path('node_modules/.bin'), { recursive: true });
    mkdirSync(dirname(path(node)), { recursive: true });
    writeFileSync(path(node), '');
    await install('to serve');
    expect(realpathSync(path('node_modules/.bin/node'))).toBe(realpathSync(path(node)));
  });

  it('starts anew after a failure', async () => {
    await install('to serve');
    writeFileSync(path('broken'), '');
    await expect(install()).rejects.toThrow('could not be installed');
    rmSync(path('broken'));
    calls();
    await install();
    expect(calls()).toEqual(['ci --no-audit']);
  });

  it('is done once by those who need it at the same time', async () => {
    await Promise.all([install('to serve'), install('to serve')]);
    expect(calls()).toEqual(['ci --omit=dev']);
    await Promise.all([install(), install(), install('to serve')]);
    expect(calls()).toEqual(['install --no-save']);
  });
});

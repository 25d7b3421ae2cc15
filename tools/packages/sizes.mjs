// `npm run size`: what each entry point weighs for those who install the packages, with what it imports but
// without React, against `.size-limit.json`. `--update` sets limits that are exceeded anew.
import esbuildPlugin from '@size-limit/esbuild';
import filePlugin from '@size-limit/file';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sizeLimit from 'size-limit';
import { root, say } from '../shared/lib.mjs';

const limitsFile = join(root, '.size-limit.json');
const isUpdate = process.argv.includes('--update');
/** The limit of a size when it is set, in kB: five per cent more, and more than rounding. */
const limitOf = (size) => Math.ceil(Math.max(size * 1.05, size + 0.2) * 10) / 10;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const manifests = new Map(
  ['contract', 'ui', 'crm-features'].map((name) => {
    const dist = join(root, 'packages', name, 'dist');
    return [`@cardinal/${name}`, { dist, ...readJson(join(dist, 'package.json')) }];
  }),
);

/** Packages import each other's sources in this repository, but their builds where they are installed. */
const builtPackages = {
  name: 'built-packages',
  setup(build) {
    build.onResolve({ filter: /^@cardinal\// }, ({ path: specifier }) => {
      const [, name, path] = /^(@cardinal\/[\w-]+)(.*)$/.exec(specifier);
      const { dist, exports } = manifests.get(name);
      return { path: join(dist, exports[`.${path}`].default) };
    });
  },
};

const modifyEsbuildConfig = (config) =>
  Object.assign(config, { plugins: [builtPackages], logLevel: 'error' });

/** The size of an entry point in bytes. */
async function measure({ path, ignore, gzip }) {
  const check = { files: [join(root, path)], ignore, gzip, modifyEsbuildConfig };
  const [{ size }] = await sizeLimit([...esbuildPlugin, ...filePlugin], { checks: [check] });
  return size;
}

const limits = readJson(limitsFile);
let exceeded = 0;
// One at a time: all at once take 15 GB.
for (const limit of limits) {
  const size = (await measure(limit)) / 1_000;
  const isExceeded = size > Number.parseFloat(limit.limit);
  say(`${isExceeded ? '✗' : ' '} ${limit.name}  ${size.toFixed(1)} kB of ${limit.limit}`);
  if (!isExceeded) continue;
  exceeded += 1;
  if (isUpdate) limit.limit = `${limitOf(size)} kB`;
}
if (isUpdate) writeFileSync(limitsFile, `${JSON.stringify(limits, null, 2)}\n`);
else if (exceeded > 0) {
  say(`${exceeded} of ${limits.length} entry points are larger than .size-limit.json permits.`);
  process.exit(1);
}

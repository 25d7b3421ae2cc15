// Checks the published packages as others install them: publint (package.json), "Are the types
// wrong?" (how editors resolve the types) and the committed API reports. `--sizes` also measures what
// each entry weighs, which a release does; `--update` rewrites the reports after an intended change of
// the public interface.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as attw from '@arethetypeswrong/core';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { buildPackages, packages } from './buildPackages.mjs';
import { findFaults, measureSizes, readFigures } from './sizes.mjs';
import { root, say } from '../shared/lib.mjs';

const isUpdate = process.argv.includes('--update');
const problems = [];
const distOf = (name) => join(root, 'packages', name, 'dist');
const manifestOf = (name) => JSON.parse(readFileSync(join(distOf(name), 'package.json'), 'utf8'));

/**
 * Entry points that have declarations: `[path, declarations file]`. The index of ui exports every
 * component that also has its own entry point, so these need no separate reports.
 */
const typedEntries = (name) =>
  Object.entries(manifestOf(name).exports).flatMap(([path, entry]) =>
    entry.types && !/^\.\/[A-Z]/.test(path) ? [[path, join(distOf(name), entry.types)]] : [],
  );

async function checkManifest(name) {
  const { messages, pkg } = await publint({ pkgDir: distOf(name), pack: false, strict: true });
  problems.push(...messages.map((message) => `${name}: ${formatMessage(message, pkg)}`));
}

/** ESM only: CommonJS and old resolution modes are not supported. */
const unsupported = new Set(['node10', 'node16-cjs']);

async function checkTypes(name) {
  const folder = mkdtempSync(join(tmpdir(), 'cardinal-pack-'));
  try {
    execFileSync('npm', ['pack', '--pack-destination', folder, '--loglevel', 'error'], {
      cwd: distOf(name),
      shell: process.platform === 'win32',
      stdio: 'ignore',
    });
    const [tarball] = readdirSync(folder);
    const packed = attw.createPackageFromTarballData(readFileSync(join(folder, tarball)));
    // Style sheets have no types.
    const excludeEntrypoints = [/\.css$/];
    const { problems: found } = await attw.checkPackage(packed, { excludeEntrypoints });
    for (const { kind, entrypoint, resolutionKind } of found ?? []) {
      if (unsupported.has(resolutionKind)) continue;
      problems.push(`${name}: ${kind} (${entrypoint ?? '-'}, ${resolutionKind ?? '-'})`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Name of the package that an import belongs to; `react` for `react/jsx-runtime`. */
const packageOf = (specifier) => specifier.match(/^(?:@[^/]+\/)?[^/]+/)[0];

/** Strict package managers resolve only what the importing package declares. */
function checkDependencies(name) {
  const { name: own, dependencies, peerDependencies } = manifestOf(name);
  const declared = { ...dependencies, ...peerDependencies, [own]: '' };
  for (const file of readdirSync(distOf(name), { recursive: true })) {
    if (!/\.(js|d\.ts)$/.test(file)) continue;
    const text = readFileSync(join(distOf(name), file), 'utf8');
    const imports = text.matchAll(/(?:from|import)\s*\(?\s*["']([@\w][^"'\s]*)["']/g);
    for (const [, specifier] of imports) {
      const imported = packageOf(specifier);
      if (imported in declared) continue;
      problems.push(`${name}: ${file} imports ${imported}, which its package.json does not list.`);
    }
  }
}

/** The declarations of each entry point of the contract, by the name under which others import it. */
const contractPaths = () =>
  Object.fromEntries(
    Object.entries(manifestOf('contract').exports).flatMap(([path, { types }]) =>
      types ? [[`@cardinal/contract${path.slice(1)}`, [join(distOf('contract'), types)]]] : [],
    ),
  );

const compilerOptions = () => ({
  target: 'es2024',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2024', 'dom', 'dom.iterable'],
  strict: true,
  skipLibCheck: true,
  types: [],
  paths: {
    ...contractPaths(),
    '@cardinal/ui': [join(distOf('ui'), 'index.d.ts')],
    '@cardinal/ui/styles': [join(distOf('ui'), 'styles', 'index.d.ts')],
  },
});

function reportConfig(name, [path, declarations], all) {
  const none = { default: { logLevel: 'none' } };
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(distOf(name), 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: distOf(name),
      mainEntryPointFilePath: declarations,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: compilerOptions(),
          files: all.map(([, file]) => file),
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${path === '.' ? 'index' : path.slice(2).replaceAll('/', '-')}.api.md`,
        reportFolder: join(root, 'packages', name, 'api'),
        reportTempFolder: join(root, '.cache', 'api', name),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' } },
        extractorMessageReporting: none,
        tsdocMessageReporting: none,
      },
    },
  });
}

function checkReports(name) {
  const all = typedEntries(name);
  let compilerState;
  for (const entry of all) {
    const config = reportConfig(name, entry, all);
    compilerState ??= CompilerState.create(config, {
      additionalEntryPoints: all.map(([, file]) => file),
    });
    mkdirSync(join(root, 'packages', name, 'api'), { recursive: true });
    const result = Extractor.invoke(config, {
      localBuild: isUpdate,
      compilerState,
      messageCallback: (message) => {
        if (message.logLevel === 'error') problems.push(`${name} ${entry[0]}: ${message.text}`);
        message.handled = true;
      },
    });
    if (result.apiReportChanged && !isUpdate) {
      problems.push(
        `${name}: the public interface of ${entry[0]} changed. If that is wanted, run "npm run api", ` +
          'look at the difference, and describe it with "npx changeset".',
      );
    }
  }
}

await buildPackages();
for (const name of packages) {
  await checkManifest(name);
  await checkTypes(name);
  checkDependencies(name);
  checkReports(name);
}
if (process.argv.includes('--sizes')) {
  const faults = findFaults(readFigures(), await measureSizes());
  if (faults.length > 0)
    problems.push(...faults, 'If that is wanted, run "npm run size -- --update".');
}
for (const problem of new Set(problems)) say(problem);
process.exit(problems.length === 0 ? 0 : 1);

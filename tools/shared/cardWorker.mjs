import { join } from 'node:path';
import { root } from './lib.mjs';

const entry = join(root, 'packages/card-reader/src/scan/worker.ts');

/** Leaves the engine's WebAssembly out of the script, which is given it: it has fourteen megabytes. */
const withoutWebAssembly = {
  name: 'cardinal:without-web-assembly',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('onnxruntime-web')
      ? code.replaceAll(/new URL\("[^"]*\.wasm",import\.meta\.url\)/g, '""')
      : undefined,
};

/** Builds the script of the worker in which browsers read cards: one module, which imports nothing. */
export async function buildCardWorker() {
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [withoutWebAssembly],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry, formats: ['es'], fileName: 'cardReader' },
    },
  });
  const bundle = [result].flat().find((each) => 'output' in each);
  const [chunk] = bundle?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('The worker was not built.');
  return chunk.code;
}

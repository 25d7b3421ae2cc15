import { join } from 'node:path';
import { build } from 'vite';

const portal = join(import.meta.dirname, '..');

/** Builds a standalone script. @param entry Its file, relative to the portal */
export async function buildScript(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    root: portal,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'script' },
    },
  });
  const bundle = [result].flat().find((each) => 'output' in each);
  const [chunk] = bundle?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built.`);
  return chunk.code;
}

// Packages bring files for other systems and uses, which nothing loads here: more than half of what is
// installed. Plain Node 20 without dependencies, because it runs during the installation.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const namesIn = (folder) => {
  try {
    return readdirSync(folder);
  } catch {
    // Optional packages may be missing.
    return [];
  }
};

/** The builds of onnxruntime-web for plain WebAssembly, in Node and in browsers. */
const plainWebAssembly =
  /^ort\.(node|wasm)\.(bundle\.)?min\.m?js$|^ort-wasm-simd-threaded\.(mjs|wasm)$/;

/** Folders and files of packages that are not needed on a system. */
function* unusedFiles(packages, { platform, arch }) {
  const native = join(packages, 'onnxruntime-node', 'bin', 'napi-v6');
  for (const system of namesIn(native)) {
    for (const processor of namesIn(join(native, system))) {
      if (system !== platform || processor !== arch) yield join(native, system, processor);
    }
  }
  const web = join(packages, 'onnxruntime-web', 'dist');
  for (const file of namesIn(web)) if (!plainWebAssembly.test(file)) yield join(web, file);
  // Maps of two thousand icons to their sources.
  const icons = join(packages, 'lucide-react', 'dist');
  for (const folder of ['cjs', 'esm', 'esm/icons']) {
    for (const file of namesIn(join(icons, folder))) {
      if (file.endsWith('.map')) yield join(icons, folder, file);
    }
  }
  // Headers for compiling packages, none of which is compiled here.
  for (const name of namesIn(packages)) {
    if (/^node-(linux|win)-\w+$/.test(name)) yield join(packages, name, 'include');
  }
}

/**
 * Removes what is not needed on a system from installed packages.
 * @param {string} packages The `node_modules` folder.
 * @param {{ platform: string, arch: string }} system
 */
export function removeUnused(packages, system) {
  for (const path of unusedFiles(packages, system)) rmSync(path, { recursive: true, force: true });
}

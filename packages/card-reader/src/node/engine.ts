import { createRequire } from 'node:module';

import type * as ort from 'onnxruntime-web';

import { modelLoader } from '../engine/modelLoader.ts';
import type { ModelLoader } from '../text/model.ts';

const require = createRequire(import.meta.url);

/**
 * The engine that runs the models: native code, or WebAssembly, which takes three times as long.
 */
export type EngineName = 'native' | 'webassembly';

/**
 * The fastest engine that can be loaded here. The native one is an optional dependency: it has no
 * binary for some systems (macOS on Intel, Alpine), and installing it may have failed.
 */
export function fastestEngine(loadNative: () => unknown = nativeRuntime): EngineName {
  try {
    loadNative();
    return 'native';
  } catch {
    return 'webassembly';
  }
}

/**
 * Starts an engine in this JavaScript thread.
 * @param threads Processor threads for each of its models
 */
export async function startEngine(name: EngineName, threads: number): Promise<ModelLoader> {
  if (name === 'webassembly') {
    // Loaded only if it is used, because it takes memory.
    const { webAssemblyLoader } = await import('../engine/webAssembly.ts');
    return webAssemblyLoader(threads);
  }
  return modelLoader(nativeRuntime(), {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // It would keep memory for each size of picture and line that it has processed.
    enableMemPattern: false,
  });
}

/** @throws Error if it isn't installed, or has no binary for this system */
function nativeRuntime(): typeof ort {
  // Loaded with `require`, because a type import would fail to compile if it isn't installed.
  const runtime: typeof ort = require('onnxruntime-node');
  // Otherwise it prints warnings to standard error, for example about a missing graphics card.
  runtime.env.logLevel = 'error';
  return runtime;
}

import type { Plugin } from 'vite';
import { buildCardWorker } from '../../../tools/shared/cardWorker.mjs';

/**
 * Adds the worker that reads cards. It is not among the application's files: the server lists it with
 * what else a device needs for that, and devices fetch them only when asked to.
 */
export function cardReader(): Plugin {
  return {
    name: 'cardinal:card-reader',
    apply: 'build',
    async generateBundle() {
      const source = await buildCardWorker();
      this.emitFile({ type: 'asset', fileName: 'cardReader.js', source });
    },
  };
}

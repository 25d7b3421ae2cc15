import { builtInWriter } from './builtIn/index.ts';
import type { ModelOptions } from './openAi.ts';
import type { Writer } from './writer.ts';

export { WriterError } from './writer.ts';
export type { Brief, PastContact, Writer, WriterFailure } from './writer.ts';

/** The configured writer: a model, or the built-in writer without one. */
export const createWriter = (model: ModelOptions | undefined): Writer =>
  model ? onFirstUse(model) : builtInWriter;

/** The model's client is large, so it is loaded on first use. */
const onFirstUse = (options: ModelOptions): Writer => ({
  name: options.model,
  async write(brief) {
    const { openAiWriter } = await import('./openAi.ts');
    return openAiWriter(options).write(brief);
  },
});

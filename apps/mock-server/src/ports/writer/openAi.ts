import { APIConnectionError, APIError, OpenAI } from 'openai';
import { z } from 'zod';
import { draftFault } from './draft.ts';
import { promptOf } from './prompt.ts';
import { readAnswer } from './readAnswer.ts';
import type { Writer, WriterFailure } from './writer.ts';
import { WriterError } from './writer.ts';

/** An OpenAI-compatible model. */
export interface ModelOptions {
  /** Address of the API, as far as `/v1`. */
  baseUrl: string;
  /** Undefined for servers that want none. */
  apiKey: string | undefined;
  model: string;
  /** Milliseconds that an answer may take in all. @default 25,000 */
  patience?: number;
}

/** Bytes of an answer: far above any email, far below what hurts. */
const largestAnswer = 256_000;
/** Room for models that think before they write. */
const mostTokens = 4_000;

/** As much of an answer as is read: compatible servers are not all as typed as their client. */
const answerSchema = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]).rest(z.unknown()),
});

/** Ends an answer that does not end by itself. */
async function boundedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  let received = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.length;
        if (received > largestAnswer) controller.error(new WriterError('nonsense', 'too long'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
}

/** What went wrong, without a word of what the other side said: it may quote prompt or key. */
function toWriterError(error: unknown, isLate: boolean): WriterError {
  if (error instanceof WriterError) return error;
  const fail = (failure: WriterFailure) =>
    new WriterError(failure, error instanceof APIError ? `status ${error.status}` : failure);
  if (isLate) return fail('slow');
  if (error instanceof APIConnectionError) return fail('unreachable');
  if (!(error instanceof APIError)) return fail('nonsense');
  if (error.status === 429) return fail('busy');
  return fail((error.status ?? 500) >= 500 ? 'unreachable' : 'refused');
}

/** A writer that asks a model once; nothing is asked before it is needed. */
export function openAiWriter({ baseUrl, apiKey, model, patience = 25_000 }: ModelOptions): Writer {
  const client = new OpenAI({
    baseURL: baseUrl,
    // Without a key nothing is sent; the client itself insists on one.
    apiKey: apiKey ?? 'none',
    ...(apiKey === undefined && { defaultHeaders: { Authorization: null } }),
    adminAPIKey: null,
    organization: null,
    project: null,
    // Whoever asked sees that it failed and may ask again.
    maxRetries: 0,
    timeout: patience,
    logLevel: 'off',
    fetch: boundedFetch,
  });
  // OpenAI's own models refuse the name that every other server knows.
  const bound =
    new URL(baseUrl).hostname === 'api.openai.com'
      ? { max_completion_tokens: mostTokens }
      : { max_tokens: mostTokens };

  return {
    name: model,
    async write(brief) {
      // The client's own time-out ends when the answer begins.
      const signal = AbortSignal.timeout(patience);
      try {
        const messages = promptOf(brief);
        const answer = await client.chat.completions.create(
          { model, messages, n: 1, stream: false, ...bound },
          { signal },
        );
        const { data } = answerSchema.safeParse(answer);
        const draft = data && readAnswer(data.choices[0].message.content);
        if (!draft) throw new WriterError('nonsense', 'no email');
        const fault = draftFault(draft, brief.context);
        if (fault) throw new WriterError('nonsense', fault);
        return draft;
      } catch (error) {
        throw toWriterError(error, signal.aborted);
      }
    },
  };
}

import { APIConnectionError, APIConnectionTimeoutError, APIError, OpenAI } from 'openai';
import { z } from 'zod';
import { draftFault } from './draft.ts';
import { promptOf } from './prompt.ts';
import { readAnswer } from './readAnswer.ts';
import type { Writer, WriterFailure } from './writer.ts';
import { WriterError } from './writer.ts';

/** An OpenAI-compatible model. */
export interface ModelOptions {
  /** URL of the API, up to `/v1`. */
  baseUrl: string;
  /** Undefined for servers that require none. */
  apiKey: string | undefined;
  model: string;
  /** Timeout for the complete response, in milliseconds. @default 25,000 */
  patience?: number;
}

/** Maximum size of a response in bytes: far more than any email, and harmless. */
const largestAnswer = 256_000;
/** Token limit that leaves room for reasoning models. */
const mostTokens = 4_000;

/** The part of a response that is used: compatible servers may deviate from the client's types. */
const answerSchema = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]).rest(z.unknown()),
});

/** Aborts a response that exceeds the maximum size. */
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

/** Describes an error without the other side's text, which may quote the prompt or the key. */
function toWriterError(error: unknown, isLate: boolean): WriterError {
  if (error instanceof WriterError) return error;
  const fail = (failure: WriterFailure) =>
    new WriterError(failure, error instanceof APIError ? `status ${error.status}` : failure);
  // Its own timeout may expire a moment before ours.
  if (isLate || error instanceof APIConnectionTimeoutError) return fail('slow');
  if (error instanceof APIConnectionError) return fail('unreachable');
  if (!(error instanceof APIError)) return fail('nonsense');
  if (error.status === 429) return fail('busy');
  return fail((error.status ?? 500) >= 500 ? 'unreachable' : 'refused');
}

/** A writer that makes a single request to a model for each email. */
export function openAiWriter({ baseUrl, apiKey, model, patience = 25_000 }: ModelOptions): Writer {
  const client = new OpenAI({
    baseURL: baseUrl,
    // Without a key, no header is sent; the client itself requires a value.
    apiKey: apiKey ?? 'none',
    ...(apiKey === undefined && { defaultHeaders: { Authorization: null } }),
    adminAPIKey: null,
    organization: null,
    project: null,
    // The user sees the failure and can retry.
    maxRetries: 0,
    timeout: patience,
    logLevel: 'off',
    fetch: boundedFetch,
  });
  // OpenAI's own models refuse the parameter name that all other servers use.
  const bound =
    new URL(baseUrl).hostname === 'api.openai.com'
      ? { max_completion_tokens: mostTokens }
      : { max_tokens: mostTokens };

  return {
    name: model,
    async write(brief) {
      // The client's own timeout ends when the response begins.
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
        const fault = draftFault(draft, [brief.context, ...Object.values(brief.sender)].join('\n'));
        if (fault) throw new WriterError('nonsense', fault);
        return draft;
      } catch (error) {
        throw toWriterError(error, signal.aborted);
      }
    },
  };
}

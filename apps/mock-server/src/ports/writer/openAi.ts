import { z } from 'zod';
import { draftFault } from './draft.ts';
import { promptOf } from './prompt.ts';
import { readAnswer } from './readAnswer.ts';
import { type Writer, WriterError } from './writer.ts';

export interface ModelOptions {
  /** URL of the API, up to `/v1`. */
  baseUrl: string;
  /** Undefined for servers that require none. */
  apiKey: string | undefined;
  model: string;
  /** Timeout for the complete response, in milliseconds. @default 25,000 */
  patience?: number;
}

/** Maximum length of a response: far more than any email, and harmless. */
const largestAnswer = 256_000;
/** Token limit that leaves room for reasoning models. */
const mostTokens = 4_000;

/** The part of a response that is used: compatible servers differ in the rest. */
const answerSchema = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]).rest(z.unknown()),
});

/** Reads a response of up to the maximum size. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > largestAnswer) throw new WriterError('nonsense', 'too long');
  }
  return text + decoder.decode();
}

/** @returns undefined unless it is JSON */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Names the status alone: the other side's text may quote the prompt or the key. */
function refusal(status: number): WriterError {
  const failure = status === 429 ? 'busy' : status >= 500 ? 'unreachable' : 'refused';
  return new WriterError(failure, `status ${status}`);
}

/** A writer that makes a single request to a model for each email: the user can retry. */
export function openAiWriter({ baseUrl, apiKey, model, patience = 25_000 }: ModelOptions): Writer {
  // OpenAI's own models refuse the parameter name that all other servers use.
  const bound =
    new URL(baseUrl).hostname === 'api.openai.com'
      ? { max_completion_tokens: mostTokens }
      : { max_tokens: mostTokens };

  async function ask(messages: unknown): Promise<string> {
    const signal = AbortSignal.timeout(patience);
    try {
      const response = await fetch(`${baseUrl}/chat/completions`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({ model, messages, n: 1, stream: false, ...bound }),
        signal,
      });
      if (response.ok) return await textOf(response);
      await response.body?.cancel();
      throw refusal(response.status);
    } catch (error) {
      if (error instanceof WriterError) throw error;
      const failure = signal.aborted ? 'slow' : 'unreachable';
      throw new WriterError(failure, failure);
    }
  }

  return {
    name: model,
    async write(brief) {
      const { data } = answerSchema.safeParse(parse(await ask(promptOf(brief))));
      const draft = data && readAnswer(data.choices[0].message.content);
      if (!draft) throw new WriterError('nonsense', 'no email');
      const fault = draftFault(
        draft,
        [brief.context, brief.sender.name, brief.sender.company, brief.sender.about].join('\n'),
      );
      if (fault) throw new WriterError('nonsense', fault);
      return draft;
    },
  };
}

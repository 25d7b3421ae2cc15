import { z } from 'zod';
import { cutText, foreignLengths } from '../../foreignText.ts';
import { CrmError, type CrmOutcome } from './crm.ts';

/** The version of the API. */
export const version = '2026-09';
/** How long an answer may take, in milliseconds. */
const patience = 20_000;
/** The pause after 429 without `Retry-After`, in milliseconds. */
const usualPause = 10_000;

const problemSchema = z.object({ message: z.string() });
const writtenSchema = z.object({
  results: z
    .array(
      z.object({
        id: z.string(),
        objectWriteTraceId: z.string().optional(),
        properties: z.record(z.string(), z.string().nullable()).default({}),
      }),
    )
    .default([]),
  errors: z
    .array(
      z.object({
        message: z.string(),
        context: z.record(z.string(), z.array(z.string())).default({}),
      }),
    )
    .default([]),
});

interface Answer {
  status: number;
  body: unknown;
}

/** One of the records that are written at once. */
export interface Written {
  leadId: string;
  /** What answers call it, apart from its lead: its address or id. */
  name?: string;
  input: object;
}

const messageOf = (body: unknown, status: number): string => {
  const problem = problemSchema.safeParse(body);
  const text = problem.success ? problem.data.message : `HubSpot answered ${status}.`;
  return cutText(text, foreignLengths.shown);
};

const pauseOf = (headers: Headers): number => {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : usualPause;
};

/** HubSpot, as one key may use it. */
export type HubSpotCalls = ReturnType<typeof createHubSpotCalls>;

/** Calls HubSpot with a key. */
export function createHubSpotCalls(baseUrl: string, key: string, ended?: AbortSignal) {
  /** @throws CrmError without an answer, and for answers that do not concern the records. */
  async function call(path: string, json?: unknown): Promise<Answer> {
    const timeout = AbortSignal.timeout(patience);
    const response = await fetch(baseUrl + path, {
      method: json === undefined ? 'GET' : 'POST',
      redirect: 'error',
      signal: ended ? AbortSignal.any([ended, timeout]) : timeout,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    }).catch(() => {
      throw new CrmError('later', 'HubSpot can’t be reached.');
    });
    const { status } = response;
    const body: unknown = await response.json().catch(() => undefined);
    if (status === 401 || status === 403) {
      throw new CrmError('key', `HubSpot does not accept the key: ${messageOf(body, status)}`);
    }
    if (status === 429) {
      throw new CrmError('later', 'HubSpot allows no more calls now.', pauseOf(response.headers));
    }
    if (status >= 500) throw new CrmError('later', `HubSpot has a problem (${status}).`);
    return { status, body };
  }

  /** @param json What is asked for; without it, the path says it */
  async function read<T>(schema: z.ZodType<T>, path: string, json?: unknown): Promise<T> {
    const { status, body } = await call(path, json);
    const parsed = schema.safeParse(body);
    // 207: some of what was asked for has nothing.
    if ((status !== 200 && status !== 207) || !parsed.success) {
      throw new CrmError('later', messageOf(body, status));
    }
    return parsed.data;
  }

  /** Writes records by a batch call. @returns An outcome for each */
  async function write(path: string, records: readonly Written[]): Promise<CrmOutcome[]> {
    const [first, ...others] = records;
    if (!first) return [];
    const inputs = records.map(({ leadId, input }) => ({ ...input, objectWriteTraceId: leadId }));
    const { status, body } = await call(path, { inputs });
    if (status >= 200 && status < 300) return outcomesOf(records, body);
    if (others.length === 0) return [{ leadId: first.leadId, reason: messageOf(body, status) }];
    // One of them is refused and takes the others with it.
    const middle = Math.ceil(records.length / 2);
    return [
      ...(await write(path, records.slice(0, middle))),
      ...(await write(path, records.slice(middle))),
    ];
  }

  return { read, write };
}

/** The outcome of each record in an answer that may be partial. */
function outcomesOf(records: readonly Written[], body: unknown): CrmOutcome[] {
  const parsed = writtenSchema.safeParse(body);
  if (!parsed.success) throw new CrmError('later', 'HubSpot’s answer cannot be read.');
  const { results, errors } = parsed.data;
  const made = new Map<string, string>();
  for (const { id, objectWriteTraceId: trace, properties } of results) {
    made.set(id, id);
    if (trace !== undefined) made.set(trace, id);
    const email = properties['email'];
    if (email) made.set(email.toLowerCase(), id);
  }
  const refused = new Map<string, string>();
  for (const { message, context } of errors) {
    for (const name of Object.values(context).flat()) refused.set(name.toLowerCase(), message);
  }
  return records.map(({ leadId, name = leadId }) => {
    const remoteId = made.get(leadId) ?? made.get(name.toLowerCase());
    if (remoteId !== undefined) return { leadId, remoteId };
    const reason = refused.get(leadId) ?? refused.get(name.toLowerCase()) ?? errors[0]?.message;
    return { leadId, reason: cutText(reason ?? 'HubSpot did not say why.', foreignLengths.shown) };
  });
}

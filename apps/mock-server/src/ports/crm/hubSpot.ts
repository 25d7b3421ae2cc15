import { z } from 'zod';
import { cutText, foreignLengths } from '../../foreignText.ts';
import {
  CrmError,
  type CrmConnector,
  type CrmContact,
  type CrmOutcome,
  type CrmProperty,
} from './crm.ts';

/** The version of the API. */
const version = '2026-09';
/** How long an answer may take, in milliseconds. */
const patience = 20_000;
/** HubSpot's limits: contacts of a call, and the pause after 429 without `Retry-After`, in milliseconds. */
const most = 100;
const usualPause = 10_000;

const accountSchema = z.object({
  portalId: z.number(),
  uiDomain: z.string().default('app.hubspot.com'),
});
const propertiesSchema = z.object({
  results: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      hidden: z.boolean().default(false),
      calculated: z.boolean().default(false),
      modificationMetadata: z.object({ readOnlyValue: z.boolean().default(false) }).optional(),
    }),
  ),
});
const upsertSchema = z.object({
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
const problemSchema = z.object({ message: z.string() });

interface Answer {
  status: number;
  body: unknown;
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

/** Connects to HubSpot with a service key. @param baseUrl URL of its API, without a trailing slash */
export function createHubSpot(baseUrl: string): CrmConnector {
  /** @throws CrmError without an answer, and for answers that do not concern the contacts. */
  async function call(
    key: string,
    path: string,
    { signal, json }: { signal?: AbortSignal | undefined; json?: unknown } = {},
  ): Promise<Answer> {
    const timeout = AbortSignal.timeout(patience);
    const response = await fetch(baseUrl + path, {
      method: json === undefined ? 'GET' : 'POST',
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
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

  async function read<T>(schema: z.ZodType<T>, key: string, path: string, signal?: AbortSignal) {
    const { status, body } = await call(key, path, { signal });
    const parsed = schema.safeParse(body);
    if (status !== 200 || !parsed.success) throw new CrmError('later', messageOf(body, status));
    return parsed.data;
  }

  async function upsert(
    key: string,
    contacts: readonly CrmContact[],
    signal: AbortSignal,
  ): Promise<CrmOutcome[]> {
    const inputs = contacts.map(({ leadId, email, properties }) => ({
      id: email,
      idProperty: 'email',
      objectWriteTraceId: leadId,
      properties: { ...properties, email },
    }));
    const path = `/crm/objects/${version}/contacts/batch/upsert`;
    const { status, body } = await call(key, path, { signal, json: { inputs } });
    if (status === 200 || status === 207) return outcomesOf(contacts, body);
    const [first, ...others] = contacts;
    if (!first) return [];
    if (others.length === 0) return [{ leadId: first.leadId, reason: messageOf(body, status) }];
    // One of them is refused and takes the others with it.
    const middle = Math.ceil(contacts.length / 2);
    return [
      ...(await upsert(key, contacts.slice(0, middle), signal)),
      ...(await upsert(key, contacts.slice(middle), signal)),
    ];
  }

  return {
    most,
    async check(key, signal) {
      const { portalId, uiDomain } = await read(
        accountSchema,
        key,
        `/account-info/${version}/details`,
        signal,
      );
      // The key may be one that may not read contacts.
      await read(propertiesSchema, key, `/crm/properties/${version}/contacts`, signal);
      return {
        account: String(portalId),
        link: `https://${uiDomain}/contacts/${portalId}/record/0-1/`,
      };
    },
    async properties(key, signal) {
      const path = `/crm/properties/${version}/contacts`;
      const { results } = await read(propertiesSchema, key, path, signal);
      return results
        .filter(
          ({ hidden, calculated, modificationMetadata: meta }) =>
            !hidden && !calculated && !meta?.readOnlyValue,
        )
        .map(({ name, label }): CrmProperty => ({ name, label }));
    },
    upsert,
  };
}

/** The outcome of each contact in an answer that may be partial. */
function outcomesOf(contacts: readonly CrmContact[], body: unknown): CrmOutcome[] {
  const parsed = upsertSchema.safeParse(body);
  if (!parsed.success) throw new CrmError('later', 'HubSpot’s answer cannot be read.');
  const { results, errors } = parsed.data;
  const made = new Map<string, string>();
  for (const { id, objectWriteTraceId: trace, properties } of results) {
    if (trace !== undefined) made.set(trace, id);
    const email = properties['email'];
    if (email) made.set(email.toLowerCase(), id);
  }
  const refused = new Map<string, string>();
  for (const { message, context } of errors) {
    for (const name of Object.values(context).flat()) refused.set(name.toLowerCase(), message);
  }
  return contacts.map(({ leadId, email }) => {
    const remoteId = made.get(leadId) ?? made.get(email.toLowerCase());
    if (remoteId !== undefined) return { leadId, remoteId };
    const reason = refused.get(leadId) ?? refused.get(email.toLowerCase()) ?? errors[0]?.message;
    return { leadId, reason: cutText(reason ?? 'HubSpot did not say why.', foreignLengths.shown) };
  });
}

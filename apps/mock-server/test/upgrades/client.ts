import { z } from 'zod';

/** What a request sends. */
interface Sent {
  token?: string;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/** Responses of any version: only what the fixtures need is read from them. */
export const record = z.record(z.string(), z.unknown());

/** The id in a record of any version. */
export const idOf = (value: unknown): string => z.string().parse(record.parse(value).id);

/** Makes requests to one server, of this version or an earlier one. */
export function createClient(url: string) {
  const ask = (method: string, path: string, { token, json, form, headers }: Sent = {}) =>
    fetch(url + path, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
    });

  /** Makes a request that succeeds. @returns Its response, or {} without one */
  async function call(method: string, path: string, sent?: Sent): Promise<z.infer<typeof record>> {
    const answer = await ask(method, path, sent);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return text === '' ? {} : record.parse(JSON.parse(text));
  }

  return {
    ask,
    call,
    /** Like `call`, for what creates a record. @returns Its id */
    create: async (path: string, sent: Sent) => idOf(await call('POST', path, sent)),
    /** The calls that the server has, such as `POST /api/leads/{id}/merge`. */
    async offered(): Promise<ReadonlySet<string>> {
      const { paths } = await call('GET', '/api/openapi.json');
      const names = Object.entries(record.parse(paths)).flatMap(([path, methods]) =>
        Object.keys(record.parse(methods)).map((method) => `${method.toUpperCase()} ${path}`),
      );
      return new Set(names);
    },
  };
}

/** The result of `createClient`. */
export type Client = ReturnType<typeof createClient>;

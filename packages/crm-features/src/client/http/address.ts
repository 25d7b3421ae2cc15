/** Fills in the parameters of a path such as `/api/leads/{id}`, encoded. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new TypeError(`The path ${path} needs the parameter "${name}".`);
    return encodeURIComponent(value);
  });
}

/** Appends a query string; empty, null and undefined values are omitted. */
export function withQuery(address: string, query: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  if (!text) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${text}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * URL of a query key: its segments joined with '/'; a trailing object becomes the query string.
 */
export function addressOf(key: readonly unknown[]): string {
  const last = key.at(-1);
  const query = isRecord(last) ? last : undefined;
  const segments = query || last === undefined ? key.slice(0, -1) : key;
  return withQuery(segments.map(String).join('/'), query);
}

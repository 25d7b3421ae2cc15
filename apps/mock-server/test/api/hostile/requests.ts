import { type Call, calls } from '@cardinal/contract';
import { z } from 'zod';
import { kindOf, type IdKind } from '../../helpers/idKinds.ts';
import { hostileTexts, hostileValues, plausibleValues, type Chance } from './values.ts';

/** A malicious request. */
export interface HostileRequest {
  method: string;
  path: string;
  body?: string | Uint8Array<ArrayBuffer>;
  contentType?: string;
}

/** Names of the fields of an object schema, unwrapped if necessary. */
export function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const variants = [shape, ...(shape.anyOf ?? []), ...(shape.allOf ?? []), ...(shape.oneOf ?? [])];
  return [
    ...new Set(
      variants.flatMap((one) => (typeof one === 'object' ? Object.keys(one.properties ?? {}) : [])),
    ),
  ];
}

const asQuery = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 2_000).toWellFormed();

const ids = ['none', '..%2f..', '%00', '%ff%fe', "'%20OR%201=1", '0', '-1', 'x'.repeat(2_000)];
const contentTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; x',
];

/** Calls whose effect on later requests cannot be undone. */
const harmful = new Set(['/api/auth/logout', '/api/companies/current/leave']);

/**
 * Draws requests to every call of the contract, as malformed as possible.
 * @param known Ids of existing records, so that bodies are examined and not only paths.
 */
export function createHostility(chance: Chance, known: Readonly<Partial<Record<IdKind, string>>>) {
  const plausible = plausibleValues(known);
  const table = Object.values<Call>(calls)
    .filter(({ path }) => !harmful.has(path))
    .map((call) => ({ call, body: fieldsOf(call.body), query: fieldsOf(call.query) }));

  const valueOf = (field: string) =>
    plausible.has(field) && chance.below(3) > 0 ? plausible.get(field) : chance.pick(hostileValues);

  function pathOf({ path }: Call, query: readonly string[]): string {
    const kind = kindOf(path);
    const id = kind && chance.below(3) > 0 ? known[kind] : chance.pick(ids);
    const filled = path.replace('{id}', id ?? 'none').replace('{delivery}', chance.pick(ids) ?? '');
    const chosen = query.filter(() => chance.below(2) === 0);
    if (chosen.length === 0) return filled;
    const pairs = chosen.map((name) => `${name}=${encodeURIComponent(asQuery(valueOf(name)))}`);
    return `${filled}?${pairs.join('&')}`;
  }

  function bodyOf(fields: readonly string[]): string {
    const chosen = fields.filter(() => chance.below(5) > 0);
    const body = Object.fromEntries(chosen.map((field) => [field, valueOf(field)]));
    if (chance.below(20) === 0) body['is_activated'] = true;
    return JSON.stringify(body);
  }

  /** The next request. */
  return function draw(): HostileRequest {
    const { call, body, query } = chance.pick(table) ??
      table[0] ?? { call: calls.me, body: [], query: [] };
    const request = { method: call.method.toUpperCase(), path: pathOf(call, query) };
    if (call.method === 'get') return request;
    const raw = chance.below(12) === 0;
    const text = raw ? chance.pick(hostileTexts) : bodyOf(body);
    return {
      ...request,
      body: typeof text === 'string' ? text : new Uint8Array(text ?? []),
      contentType: chance.below(30) === 0 ? chance.pick(contentTypes) : 'application/json',
    };
  };
}

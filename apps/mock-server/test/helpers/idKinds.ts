/** What the `{id}` of calls identifies, by the beginning of their path. */
const kinds = {
  '/api/api-keys/': 'apiKey',
  '/api/assistants/': 'assistant',
  '/api/auth/sessions/': 'session',
  '/api/companies/invites/': 'invite',
  '/api/emails/': 'email',
  '/api/events/': 'event',
  '/api/imports/': 'import',
  '/api/leads/': 'lead',
  '/api/members/': 'user',
  '/api/merges/': 'merge',
  '/api/partner-keys/': 'partnerKey',
  '/api/proposals/': 'proposal',
  '/api/views/': 'view',
  '/api/webhooks/': 'webhook',
} as const;

/** A kind of record that a path can identify. */
export type IdKind = (typeof kinds)[keyof typeof kinds];

/**
 * Returns the kind of record that `{id}` identifies; undefined for a path without one. A new kind
 * fails here, because with ids of another kind its calls would only ever answer 404.
 */
export function kindOf(path: string): IdKind | undefined {
  if (!path.includes('{id}')) return undefined;
  const found = Object.entries(kinds).find(([start]) => path.startsWith(start));
  if (!found) throw new Error(`Add what ${path} identifies to idKinds.ts, and a pool to world.ts.`);
  return found[1];
}

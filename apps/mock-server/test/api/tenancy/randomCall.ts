import { type Call, type CallName, calls } from '@cardinal/contract';
import { kindOf } from '../../helpers/idKinds.ts';
import { fieldsOf } from '../hostile/requests.ts';
import { plausibleValues, type Chance } from '../hostile/values.ts';
import type { Owned, Pools } from './world.ts';

/** A call by a random user, possibly with another workspace's id. */
export interface RandomCall {
  name: string;
  method: string;
  /** Path with `{id}` still in it. */
  path: string;
  /** Query string with its question mark, or nothing. */
  query: string;
  /** The value of `{id}`. */
  target: Owned | undefined;
  json?: Record<string, unknown>;
}

/** Calls that move people between workspaces or end their sessions, or that need a file. */
const left: ReadonlySet<CallName> = new Set<CallName>([
  'register',
  'login',
  'google',
  'googleCallback',
  'logout',
  'endSession',
  'profile',
  'changePassword',
  'resetPassword',
  'forgotPassword',
  'verify',
  'sendVerification',
  'createCompany',
  'leaveCompany',
  'scanCard',
  'createImport',
  'reauthenticate',
  'updateCompany',
  'invite',
  // Its ids do not identify records.
  'revokeInvite',
]);

/** Calls about people, made only with people of other workspaces, so that nobody is removed. */
const aboutPeople: ReadonlySet<string> = new Set([
  'updateMember',
  'removeMember',
  'approveMember',
  'rejectMember',
  'memberResetLink',
]);

/** Draws plausible calls with anyone's ids. */
export function createCaller(chance: Chance, pools: Pools) {
  const table = Object.entries<Call>(calls)
    .filter(([name]) => ![...left].some((one) => one === name))
    .map(([name, call]) => ({
      name,
      call,
      body: fieldsOf(call.body),
      query: fieldsOf(call.query),
    }));

  const me: Call = calls.me;
  const fallback = { name: 'me', call: me, body: [], query: [] };

  /** An id from the pool; own ones more often, so that many calls succeed. */
  function idOf(pool: keyof Pools, marker: string, onlyForeign = false): Owned | undefined {
    const wantsOwn = !onlyForeign && chance.below(5) < 3;
    return chance.pick(pools[pool].filter((one) => (one.marker === marker) === wantsOwn));
  }

  function valuesFor(marker: string) {
    const id = (pool: keyof Pools) => idOf(pool, marker)?.id;
    return new Map<string, unknown>([
      ...plausibleValues({}),
      ['leadId', id('lead')],
      ['lead_id', id('lead')],
      ['other', id('lead')],
      ['lead_ids', [id('lead'), id('lead')]],
      ['filter', { q: 'grace' }],
      ['change', { kind: 'status', lead_status: chance.pick(['Hot', 'Cold']) }],
      ['userId', chance.pick([id('user'), null, 'fair'])],
      ['assigned_to', chance.pick([id('user'), 'none'])],
      ['event_id', id('event')],
      ['leads_to', id('user')],
      ['first_name', `Ada ${marker}`],
      ['email', `${marker}-${chance.below(40)}@example.com`],
      ['notes', marker],
      ['subject', marker],
      ['content', marker],
      ['name', marker],
      ['title', marker],
      ['q', chance.pick(['zq', 'grace', 'ada', 'example'])],
      ['format', 'csv'],
      ['deleted', 'true'],
      ['origins', [`https://${marker}.example`]],
      ['scopes', ['capture', 'events:read']],
      ['mapping', ['first_name', 'email', 'notes']],
      ['attendees', [{ firstName: marker, lastName: 'C', email: `${marker}@example.com` }]],
    ]);
  }

  /** The next call of a user in the workspace with that marker. */
  return function draw(marker: string): RandomCall {
    const { name, call, body, query } = chance.pick(table) ?? fallback;
    const values = valuesFor(marker);
    const kind = kindOf(call.path);
    const chosen = (fields: readonly string[]) =>
      fields.filter((field) => values.has(field) && chance.below(3) > 0);
    const pairs = chosen(query).map(
      (field) => `${field}=${encodeURIComponent(String(values.get(field)))}`,
    );
    return {
      name,
      method: call.method.toUpperCase(),
      path: call.path,
      query: pairs.length > 0 ? `?${pairs.join('&')}` : '',
      target: kind && idOf(kind, marker, aboutPeople.has(name)),
      ...(call.body && {
        json: Object.fromEntries(chosen(body).map((field) => [field, values.get(field)])),
      }),
    };
  };
}

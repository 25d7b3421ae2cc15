import type { AnswerOf, BodyOf, CallAt, Lead, ParamsOf, PathOf, QueryOf } from './index.ts';

// Types that client, server and mocks derive from the table of calls. Nothing here runs: the type
// check is the test.

type OneLead = CallAt<'get', '/api/leads/{id}'>;
type Create = CallAt<'post', '/api/leads'>;
type List = CallAt<'get', '/api/leads'>;

/** Each method accepts only its own paths. */
export const paths = {
  read: '/api/leads' satisfies PathOf<'get'>,
  // @ts-expect-error -- signing in is not a GET
  signIn: '/api/auth/login' satisfies PathOf<'get'>,
  // @ts-expect-error -- no such call
  nowhere: '/api/nowhere' satisfies PathOf<'post'>,
};

/** Parameters are typed by the path, bodies and queries by their schemas. */
export const requests = {
  params: { id: '1' } satisfies ParamsOf<OneLead>,
  // @ts-expect-error -- the path has a parameter
  noParams: undefined satisfies ParamsOf<OneLead>,
  noneNeeded: undefined satisfies ParamsOf<List>,
  body: { first_name: 'Grace', email: 'grace@example.test' } satisfies BodyOf<Create>,
  // @ts-expect-error -- a name is a string
  wrongBody: { first_name: 1, email: 'grace@example.test' } satisfies BodyOf<Create>,
  query: { lead_status: 'Hot', limit: 50 } satisfies QueryOf<List>,
  // @ts-expect-error -- no such filter
  wrongQuery: { colour: 'red' } satisfies QueryOf<List>,
};

/** Responses have exactly the type of their schema. */
export function answers(lead: AnswerOf<OneLead>, leads: AnswerOf<List>) {
  const one: Lead = lead;
  const many: readonly Lead[] = leads;
  // @ts-expect-error -- no such field
  const missing = lead.colour;
  // @ts-expect-error -- a single lead is not a list
  const wrong: readonly Lead[] = lead;
  return [one, many, missing, wrong];
}

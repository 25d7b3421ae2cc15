import type { AnswerOf, BodyOf, CallAt, Lead, ParamsOf, PathOf, QueryOf } from './index.ts';

// What the table of calls promises to client, server and mocks. Nothing here runs: the type check
// is the test.

type OneLead = CallAt<'get', '/api/leads/{id}'>;
type Create = CallAt<'post', '/api/leads'>;
type List = CallAt<'get', '/api/leads'>;

/** Paths belong to methods. */
export const paths = {
  read: '/api/leads' satisfies PathOf<'get'>,
  // @ts-expect-error -- signing in is no reading
  signIn: '/api/auth/login' satisfies PathOf<'get'>,
  // @ts-expect-error -- no such call
  nowhere: '/api/nowhere' satisfies PathOf<'post'>,
};

/** Parameters follow the path, bodies and queries their schemas. */
export const requests = {
  params: { id: '1' } satisfies ParamsOf<OneLead>,
  // @ts-expect-error -- the path has a parameter
  noParams: undefined satisfies ParamsOf<OneLead>,
  noneNeeded: undefined satisfies ParamsOf<List>,
  body: { first_name: 'Grace', email: 'grace@example.test' } satisfies BodyOf<Create>,
  // @ts-expect-error -- a name is a text
  wrongBody: { first_name: 1, email: 'grace@example.test' } satisfies BodyOf<Create>,
  query: { lead_status: 'Hot', limit: 50 } satisfies QueryOf<List>,
  // @ts-expect-error -- no such filter
  wrongQuery: { colour: 'red' } satisfies QueryOf<List>,
};

/** Answers are what the schema says, and nothing looser. */
export function answers(lead: AnswerOf<OneLead>, leads: AnswerOf<List>) {
  const one: Lead = lead;
  const many: readonly Lead[] = leads;
  // @ts-expect-error -- no such field
  const missing = lead.colour;
  // @ts-expect-error -- one lead is no list
  const wrong: readonly Lead[] = lead;
  return [one, many, missing, wrong];
}

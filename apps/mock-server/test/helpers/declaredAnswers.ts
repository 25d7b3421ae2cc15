import { isDeepStrictEqual } from 'node:util';
import {
  type Call,
  calls,
  problemSchema,
  problemStatuses,
  responseHeaders,
  responseHeadersOf,
  fileTypes,
} from '@cardinal/contract';
import { z } from 'zod';

/** A request and its response. */
interface Exchange {
  method: string;
  url: string;
  answer: Response;
}

/** What the running test has found; a test that expects it removes it. */
export const undeclared = new Set<string>();

/** A fixed path is not an id: `/api/leads/export` comes before `/api/leads/{id}`. */
const table = Object.entries<Call>(calls)
  .map(([name, call]) => ({
    name,
    call,
    path: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .toSorted(
    (one, other) => Number(one.call.path.includes('{')) - Number(other.call.path.includes('{')),
  );

const findCall = (method: string, path: string) => {
  const asked = method === 'HEAD' ? 'get' : method.toLowerCase();
  const here = table.filter((entry) => entry.path.test(path));
  const nearest = here.filter(({ call }) => call.path === here[0]?.call.path);
  return nearest.find(({ call }) => call.method === asked);
};

/** Errors of a response's headers, or missing ones. */
function headerComplaints(call: Call, { status, headers }: Response): string[] {
  const declared = new Set<string>(responseHeadersOf(call, status));
  return Object.entries(responseHeaders).flatMap(([name, schema]) => {
    const value = headers.get(name) ?? undefined;
    if (!declared.has(name))
      return value === undefined ? [] : [`has the undeclared header ${name}`];
    return schema.safeParse(value).success ? [] : [`has ${name}: ${value ?? '(none)'}`];
  });
}

/** Errors of a JSON body: it must contain everything that is declared, and nothing more. */
function bodyComplaints(schema: z.ZodType, text: string): string[] {
  const body: unknown = JSON.parse(text);
  const { error, data } = schema.safeParse(body);
  if (error) return [z.prettifyError(error)];
  return isDeepStrictEqual(data, body)
    ? []
    : [`holds more than is declared: ${text.slice(0, 500)}`];
}

const typeOf = (answer: Response) => answer.headers.get('Content-Type') ?? '';

async function problemComplaints(answer: Response): Promise<string[]> {
  const type = typeOf(answer);
  if (type !== 'application/problem+json') return [`has the type ${type}`];
  return bodyComplaints(problemSchema, await answer.text());
}

async function successComplaints(call: Call, answer: Response): Promise<string[]> {
  const type = typeOf(answer);
  if (call.file) {
    const isKnown = call.file.some((format) => type.startsWith(fileTypes[format]));
    return isKnown ? [] : [`has the type ${type}`];
  }
  const schema = call.answers[answer.status];
  const text = await answer.text();
  if (!schema) return text === '' ? [] : ['has a body'];
  return type === 'application/json' ? bodyComplaints(schema, text) : [`has the type ${type}`];
}

/** A call as declared for partners' pages. */
const forPartner = ({ partner, ...call }: Call): Call[] =>
  partner ? [{ ...call, answers: partner.answers, versioned: false, located: false }] : [];

/** A response must be one of those declared for users, or one of those declared for partners. */
async function complaintsAbout(call: Call | undefined, method: string, answer: Response) {
  const asUser = await complaintsOf(call, method, answer.clone());
  const [partner] = call && asUser.length > 0 ? forPartner(call) : [];
  const asPartner = partner ? await complaintsOf(partner, method, answer) : asUser;
  return asPartner.length === 0 ? [] : asUser;
}

async function complaintsOf(call: Call | undefined, method: string, answer: Response) {
  const isProblem = answer.status >= 400;
  const hasBody = method !== 'HEAD';
  // Paths that are not calls, such as the document itself, must at least refuse like one.
  if (!call) return isProblem && hasBody ? problemComplaints(answer) : [];
  const declared = [...Object.keys(call.answers).map(Number), ...problemStatuses(call)];
  if (!declared.includes(answer.status)) return ['is not declared'];
  const inHeaders = headerComplaints(call, answer);
  if (!hasBody) return inHeaders;
  const inBody = isProblem ? problemComplaints(answer) : successComplaints(call, answer);
  return [...inHeaders, ...(await inBody)];
}

/**
 * Undeclared parts of a response of the server: its status, headers or body. Empty for paths
 * outside the API, and for responses that were cut off.
 */
export async function undeclaredIn({ method, url, answer }: Exchange): Promise<string[]> {
  const path = URL.parse(url)?.pathname ?? '';
  if (!path.startsWith('/api/')) return [];
  const found = findCall(method, path);
  const copy = answer.clone();
  const complaints = await complaintsAbout(found?.call, method, copy).catch((error: Error) =>
    error instanceof SyntaxError ? [`is not JSON: ${error.message}`] : [],
  );
  const what = `${method} ${path.slice(0, 200)} (${found?.name ?? 'no call'}): ${answer.status}`;
  return complaints.map((complaint) => `${what} ${complaint}`);
}

import { sValidator } from '@hono/standard-validator';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { invalid, notFound, type FieldFault } from '../../services/shared/failures.ts';
import type { Environment } from '../environment.ts';
import { malformed } from '../responses/problems.ts';
import { say } from '../../services/shared/sentences/sentence.ts';
import { recognise } from '../../services/shared/sentences/recognise.ts';

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

// Messages for users, where the contract has none of its own.
z.config({
  customError: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        if (!issue.path?.length) return 'Send a JSON object.';
        if (issue.input === undefined) return 'This is required.';
        return `This must be ${typeNames[issue.expected] ?? issue.expected}.`;
      case 'invalid_value':
        return `Use one of: ${issue.values.join(', ')}.`;
      case 'too_small':
        if (issue.origin === 'string') return 'This is required.';
        return `This must be at least ${issue.minimum}.`;
      case 'too_big':
        if (issue.origin === 'string') return `Use at most ${issue.maximum} characters.`;
        return `This must be at most ${issue.maximum}.`;
      default:
        return 'This is not valid.';
    }
  },
});

type Segment = PropertyKey | { readonly key: PropertyKey };

const dotted = (path: readonly Segment[] | undefined) =>
  (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');

/**
 * Validates a part of the request by its schema in the contract. Errors become a 422 with one message
 * per field; errors in the path become a 404.
 */
export function validate(
  target: 'param' | 'query' | 'json',
  schema: z.ZodType,
): MiddlewareHandler<Environment> {
  const check = sValidator(target, schema, (result): void => {
    if (result.success) return;
    // A value that can't be an id identifies no record.
    if (target === 'param') throw notFound();
    const byPath = new Map<string, FieldFault>();
    for (const { path, message } of result.error) {
      const at = dotted(path);
      if (!byPath.has(at)) byPath.set(at, { path: at, message: recognise(message) });
    }
    const [first = { path: '', message: recognise('This is not valid.') }, ...rest] =
      byPath.values();
    throw invalid([first, ...rest]);
  });
  // Hono's type passes the result along a chain of handlers; the router reads it by the call table.
  return target === 'query'
    ? unlessEmpty(check as MiddlewareHandler, schema)
    : (check as MiddlewareHandler);
}

/** Refuses a query that is not percent-encoded UTF-8, because it would be misread. */
export const requireReadableQuery: MiddlewareHandler<Environment> = async (c, next) => {
  const { url } = c.req;
  const begin = url.indexOf('?');
  if (begin !== -1 && url.includes('%', begin)) {
    try {
      decodeURIComponent(url.slice(begin));
    } catch {
      throw malformed(say(({ request }) => request.unreadable));
    }
  }
  await next();
};

/** Most requests have no query, so its defaults are computed once. */
function unlessEmpty(check: MiddlewareHandler, schema: z.ZodType): MiddlewareHandler<Environment> {
  const { success, data } = schema.safeParse({});
  if (!success || typeof data !== 'object' || data === null) return check;
  const defaults = Object.freeze(data);
  return async (c, next) => {
    if (c.req.url.includes('?')) return check(c, next);
    c.req.addValidatedData('query', defaults);
    return next();
  };
}

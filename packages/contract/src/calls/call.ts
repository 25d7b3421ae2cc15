import type { z } from 'zod';

/** Who may make a call: anyone, anyone signed in, managers and admins, or admins only. */
export type Access = 'public' | 'signed-in' | 'manager' | 'admin';

/** One call: everything that server, client, document and tests need to know of it. */
export interface Call {
  /** HTTP method. */
  method: 'get' | 'post' | 'put' | 'delete';
  /** Path with `{name}` for parameters. */
  path: `/api/${string}`;
  /** One sentence for the API reference. */
  summary: string;
  /** Who may make it. */
  auth: Access;
  /** Whether the sign-in must be recent; 403 `reauthenticate` otherwise. */
  recentSignIn?: boolean;
  /** Path parameters. */
  params?: z.ZodObject;
  /** Query parameters. */
  query?: z.ZodObject;
  /** JSON body. */
  body?: z.ZodType;
  /** Whether it takes a file instead: `multipart/form-data` with one part named `file`. */
  upload?: boolean;
  /** Whether it answers a file; its status then stands with `null` among the answers. */
  file?: boolean;
  /** Answers by status; `null` for an answer without a body. */
  answers: Readonly<Record<number, z.ZodType | null>>;
  /** Whether `Idempotency-Key` makes a repeated call safe. */
  idempotent?: boolean;
  /** Statuses of problems that this call can answer, beside 400, 401, 429, 500, and 409 of writes. */
  problems?: readonly number[];
}

import type { z } from 'zod';
import type { SheetFormat } from '../labels.ts';

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
  /** Kinds of file that it takes instead: `multipart/form-data` with one part named `file`. */
  upload?: readonly SheetFormat[];
  /** Kinds of file that it answers; its status then stands with `null` among the answers. */
  file?: readonly SheetFormat[];
  /** Answers by status; `null` for an answer without a body. */
  answers: Readonly<Record<number, z.ZodType | null>>;
  /** Whether its answers carry the record's version as `ETag`. */
  versioned?: boolean;
  /** Whether its answer names the new record's address in `Location`. */
  located?: boolean;
  /** Whether `If-Match` guards it; 412 when the record has changed since. */
  ifMatch?: boolean;
  /** Whether `Idempotency-Key` makes a repeated call safe. */
  idempotent?: boolean;
  /** Statuses of problems that do not follow from the rest; see `problemStatuses`. */
  problems?: readonly number[];
}

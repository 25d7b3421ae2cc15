import type { z } from 'zod';
import type { ApiScope, FileFormat, ImportFormat, PartnerScope } from '../labels.ts';

/** Who may make a call: anyone, any signed-in user, managers and admins, or admins only. */
export type Access = 'public' | 'signed-in' | 'manager' | 'admin';

/** One call: everything that the server, client, OpenAPI document and tests need to know. */
export interface Call {
  /** HTTP method. */
  method: 'get' | 'post' | 'put' | 'delete';
  /** Path, with parameters as `{name}`. */
  path: `/api/${string}`;
  /** One sentence for the API reference. */
  summary: string;
  /** Who may make the call. */
  auth: Access;
  /**
   * The scope with which an API key may make the call, or `any`; without one, no API key may:
   * the server responds 403 `scope`.
   */
  scope?: ApiScope | 'any';
  /**
   * Whether the sign-in must be recent; otherwise the server responds 403 `reauthenticate`. API keys
   * are exempt: a recent sign-in created them.
   */
  recentSignIn?: boolean;
  /** Present if partners' pages may make the call, too. */
  partner?: {
    /** The scope that the partner's key needs; otherwise the server responds 403 `scope`. */
    scope: PartnerScope;
    /** Successful responses to partners' pages; they carry neither `ETag` nor `Location`. */
    answers: Readonly<Record<number, z.ZodType>>;
  };
  /** Path parameters. */
  params?: z.ZodObject;
  /** Query parameters. */
  query?: z.ZodObject;
  /** JSON body. */
  body?: z.ZodType;
  /** File formats accepted instead: `multipart/form-data` with a single part named `file`. */
  upload?: readonly ImportFormat[];
  /** File formats of the response; `answers` then maps its status to `null`. */
  file?: readonly FileFormat[];
  /** Successful responses by status; `null` for a response without a body. */
  answers: Readonly<Record<number, z.ZodType | null>>;
  /** Whether responses carry the record's version as `ETag`. */
  versioned?: boolean;
  /** Whether the response carries the URL of the new record as `Location`. */
  located?: boolean;
  /** Whether the call honours `If-Match`: 412 if the record has changed since. */
  ifMatch?: boolean;
  /** Whether `Idempotency-Key` makes retrying the call safe. */
  idempotent?: boolean;
  /** Problem statuses that do not follow from the other fields; see `problemStatuses`. */
  problems?: readonly number[];
}

import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type {
  ActiveSession,
  Caller,
  KeyAccess,
  Partner,
  Principal,
} from '../services/shared/principal.ts';

/** What middleware passes to routes, and what the HTTP server passes to the app. */
export interface Environment {
  /** Absent if the app is called in-process, without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Headers that every response needs; see `createResponseHeaders`. */
    headers: Readonly<Record<string, string>> | undefined;
    /** Whether the response already has them. */
    hasHeaders: true | undefined;
    /** Path pattern of the matched call, for logs; the path itself may identify a record. */
    route: string | undefined;
    /** Where the request comes from. */
    caller: Caller;
    /** Set by the guard of calls that need a session. */
    principal: Principal | Partner | undefined;
    /** What the key of an agent permits; set by the guard of `/mcp`. */
    access: KeyAccess;
    /** Session of a socket that is being opened. */
    session: ActiveSession | undefined;
  };
}

export type RequestContext = Context<Environment>;

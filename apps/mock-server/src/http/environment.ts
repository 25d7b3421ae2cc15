import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ActiveSession, Principal } from '../services/shared/principal.ts';

/** What middleware hands to routes, and what the HTTP server hands to the app. */
export interface Environment {
  /** Absent when the app is called in-process, without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Headers that the answer owes, whatever it is; see `createResponseHeaders`. */
    headers: Readonly<Record<string, string>> | undefined;
    /** Whether the answer carries them already. */
    hasHeaders: true | undefined;
    /** Pattern of the matched call, for logs: never the path itself, which may name a record. */
    route: string | undefined;
    /** Set by the guard of every call that needs a session. */
    principal: Principal | undefined;
    /** Session of a socket that asks to open. */
    session: ActiveSession | undefined;
  };
}

/** Hono's context with our environment. */
export type RequestContext = Context<Environment>;

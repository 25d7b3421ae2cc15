import type { z } from 'zod';
import type { Call, calls } from './calls.ts';
import type { AsSent } from './common.ts';

/** HTTP method of a call. */
export type Method = Call['method'];

type AnyCall = (typeof calls)[keyof typeof calls];

/** Path templates that exist for a method. */
export type PathOf<M extends Method> = Extract<AnyCall, { method: M }>['path'] & string;

/** The call that stands at a method and path. */
export type CallAt<M extends Method, P extends string> = Extract<AnyCall, { method: M; path: P }>;

type Received<S> = S extends z.ZodType ? z.output<S> : null;

/** What a call answers when all is well. */
export type AnswerOf<C extends AnyCall> = C extends { answers: infer A }
  ? Received<A[keyof A]>
  : never;

/** Body that a call takes, as sent; `undefined` where it takes none. */
export type BodyOf<C extends AnyCall> = C extends { body: infer S extends z.ZodType }
  ? AsSent<z.input<S>>
  : undefined;

/** Path parameters of a call by name. */
export type ParamsOf<C extends AnyCall> = C extends { params: infer S extends z.ZodType }
  ? { [K in keyof z.output<S>]: string }
  : undefined;

/** Query parameters of a call by name, as sent; absent ones are left out of the address. */
export type QueryOf<C extends AnyCall> = C extends { query: infer S extends z.ZodType }
  ? { [K in keyof z.output<S>]?: string | number | boolean | null | undefined }
  : undefined;

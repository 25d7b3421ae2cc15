import type { z } from 'zod';
import type { Call, calls } from './calls.ts';
import type { AsSent } from './common.ts';

/** HTTP method of a call. */
export type Method = Call['method'];

type AnyCall = (typeof calls)[keyof typeof calls];

/** Path templates of the calls with a method. */
export type PathOf<M extends Method> = Extract<AnyCall, { method: M }>['path'] & string;

/** The call with a given method and path. */
export type CallAt<M extends Method, P extends string> = Extract<AnyCall, { method: M; path: P }>;

type Received<S> = S extends z.ZodType ? z.output<S> : null;

/** Body of a call's successful response. */
export type AnswerOf<C extends AnyCall> = C extends { answers: infer A }
  ? Received<A[keyof A]>
  : never;

/** Request body of a call, as sent; `undefined` if it takes none. */
export type BodyOf<C extends AnyCall> = C extends { body: infer S extends z.ZodType }
  ? AsSent<z.input<S>>
  : undefined;

/** Path parameters of a call by name. */
export type ParamsOf<C extends AnyCall> = C extends { params: infer S extends z.ZodType }
  ? { [K in keyof z.output<S>]: string }
  : undefined;

/** Query parameters of a call by name, as sent; absent ones are omitted from the URL. */
export type QueryOf<C extends AnyCall> = C extends { query: infer S extends z.ZodType }
  ? { [K in keyof z.output<S>]?: string | number | boolean | null | undefined }
  : undefined;

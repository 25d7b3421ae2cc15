import { z } from 'zod';
import { breaksLine, hasControls, inOneLine, plainName, visibleText } from './text/controls.ts';
import { typedEmail, withoutInvisible } from './text/fold.ts';
import { lengths, moments, paging } from './limits.ts';

/** UUID version 7, as a string. */
export const idSchema = z.string().min(1).max(64).meta({ description: 'Identifier (UUIDv7)' });

/** An id that no record has. */
const idOfNothing = '00000000-0000-0000-0000-000000000000';
const possibleId = /^[\w-]{1,64}$/;

/**
 * Id in a path or query. A text that is not a valid id is read as an id that does not exist, so
 * that the response is the same as for an unknown id, and no store receives text that it might be
 * unable to compare (NUL).
 */
export const idInAddress = z
  .string()
  .transform((text) => (possibleId.test(text) ? text : idOfNothing))
  .meta({ description: 'Identifier (UUIDv7)' });

/** Path parameter of the calls about one record. */
export const byId = z.object({ id: idInAddress });

/** Timestamp in UTC: ISO 8601 with milliseconds and `Z`. */
export const timestampSchema = z.iso.datetime().meta({ description: 'ISO 8601, UTC' });

const text = (what: string) =>
  z.string({
    error: ({ input }) => `${what} ${input === undefined ? 'is required' : 'must be text'}.`,
  });

/**
 * Trimmed single-line text of at most `max` characters; `what` names the field in the message.
 * @param tidy Removes what must not be stored
 */
function line(max: number, what = 'This', tidy = visibleText) {
  return text(what)
    .trim()
    .overwrite(tidy)
    .max(max, `Use at most ${max} characters.`)
    .refine((value) => !breaksLine(value), 'Line breaks and control characters are not allowed.')
    .refine((value) => value.isWellFormed(), 'The text is not valid Unicode.');
}

/** Like `line`, but not empty. `what` names the field in the message. */
export function requiredLine(max: number, what: string, tidy = visibleText) {
  return line(max, what, tidy).min(1, `${what} is required.`);
}

/** Name of a person, company or partner, without invisible characters that no script needs. */
export const nameLine = (max: number, what: string) => requiredLine(max, what, plainName);

/** A text without invisible characters, after whose removal blanks may be at its ends. */
const identifying = (value: string) => withoutInvisible(value).trim();

/** Text that identifies an account, without invisible characters. */
export const identityLine = (max: number, what: string) => requiredLine(max, what, identifying);

/** Multi-line text of at most `max` characters. `what` names the field in the message. */
export function paragraphs(max: number, what = 'This') {
  return text(what)
    .max(max, `Use at most ${max} characters.`)
    .refine((value) => !hasControls(value), 'Control characters are not allowed.')
    .refine((value) => value.isWellFormed(), 'The text is not valid Unicode.');
}

/** Like `paragraphs`, but not blank. `what` names the field in the message. */
export const requiredParagraphs = (max: number, what: string) =>
  paragraphs(max, what).refine((value) => value.trim() !== '', `${what} is required.`);

/** Search words in a query. */
export const searchText = z
  .string()
  .trim()
  .max(lengths.search)
  .refine((value) => !hasControls(value), 'Control characters are not allowed.');

const emailAddress =
  /^[^\s@"<>(),:;[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/u;
const incompleteEmail = 'Enter a complete email address.';

/** Email address as typed by a user; surrounding white space and invisible characters are removed. */
export const emailAddressSchema = identityLine(lengths.email, 'Email').regex(
  emailAddress,
  incompleteEmail,
);

/** Reads null as '', because clients send either for an empty text. */
export const nullIsEmpty = (value: string | null | undefined) => value ?? '';

/** As `nullIsEmpty`; line breaks and control characters become blanks, and so does what surrounds. */
const inOneLineOrEmpty = (value: string | null | undefined) =>
  typeof value === 'string' ? inOneLine(value) : nullIsEmpty(value);

/** As `nullIsEmpty`; see `typedEmail`. */
const emailOrEmpty = (value: string | null | undefined) =>
  typeof value === 'string' ? typedEmail(value) : nullIsEmpty(value);

/** Like `line`, but reads null as '', and line breaks as blanks, as they are in pasted texts. */
export const pastedLine = (max: number, what?: string) =>
  z.preprocess(inOneLineOrEmpty, line(max, what));

/** Like `line`, but reads null as ''. */
const clearableLine = (max: number, what?: string) => z.preprocess(nullIsEmpty, line(max, what));

/** Like `emailAddressSchema`, for the address of somebody else, which may be pasted with more. */
export const pastedEmail = z.preprocess(emailOrEmpty, emailAddressSchema);

/** Like `pastedEmail`, but may be empty; null is read as ''. */
export const clearableEmail = z.preprocess(
  emailOrEmpty,
  line(lengths.email, 'Email', identifying).refine(
    (value) => value === '' || emailAddress.test(value),
    incompleteEmail,
  ),
);

/** Whether a text is an http(s) URL. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || url?.protocol === 'http:';
}

/** "www.example.com/about" without its scheme, as people write web addresses. */
const bareAddress =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}-]{2,63}(?:[/?#:]\S*)?$/u;

/** http(s) URL, or '' for none; null is read as '', and a bare domain as https. */
export const clearableLink = (max: number, what?: string) =>
  z.preprocess(
    nullIsEmpty,
    line(max, what)
      .overwrite((text) => (bareAddress.test(text) ? `https://${text}` : text))
      .max(max, `Use at most ${max} characters.`)
      .refine(
        (text) => text === '' || isWebAddress(text),
        'Enter a web address, for example www.example.com.',
      ),
  );

/** Like `paragraphs`, but reads null as ''. */
export const clearableParagraphs = (max: number) => z.preprocess(nullIsEmpty, paragraphs(max));

/** Optional single-line text: absent and null are read as ''. */
export const optionalLine = (max: number, what?: string) => clearableLine(max, what).prefault('');

/** Optional multi-line text: absent and null are read as ''. */
export const optionalParagraphs = (max: number) => clearableParagraphs(max).prefault('');

/** Optional id of a record; the '' that a form sends for an empty choice means none. */
export const optionalId = z
  .preprocess((id: string | null | undefined) => id || null, idSchema.nullable())
  .optional();

/** Reads an empty query parameter as an absent one. */
export const emptyIsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** Reads an empty query parameter, and the filter value `All`, as an absent one. */
export const allIsAbsent = (value: unknown) =>
  typeof value === 'string' && ['', 'all'].includes(value.trim().toLowerCase()) ? undefined : value;

/** Query parameters of every paged list. */
export const pageQuery = z.object({
  limit: z
    .preprocess(
      emptyIsAbsent,
      z.coerce.number().int().min(1).max(paging.max).default(paging.default),
    )
    .meta({ description: 'Maximum number of entries on a page' }),
  cursor: z.preprocess(emptyIsAbsent, z.string().max(2_000).optional()).meta({
    description: 'From the Link header of the neighbouring page',
  }),
});

/** Paging parameters, after validation. */
export type PageQuery = z.output<typeof pageQuery>;

const dateAndTime = z.iso.datetime({ local: true });
const offset = /(?:Z|[+-]\d\d:?\d\d)$/i;

/**
 * Date and time chosen by a user, in ISO 8601; UTC if it has no offset. Normalised to milliseconds
 * and `Z`.
 */
export function momentSchema(what: string) {
  const message = `${what} must be a date with a time, for example 2026-11-21T10:00.`;
  return requiredLine(lengths.moment, what).transform((text, context) => {
    const time = Date.parse(offset.test(text) ? text : `${text}Z`);
    const isReal = dateAndTime.safeParse(text.replace(offset, '')).success;
    // An offset may lead into another year.
    const isKnown = time >= moments.from && time < moments.until;
    if (isReal && isKnown) return new Date(time).toISOString();
    const other = `${what} must be in the years 1970 to 9999, in UTC.`;
    const isFar = isReal && !Number.isNaN(time);
    context.issues.push({ code: 'custom', message: isFar ? other : message, input: text });
    return z.NEVER;
  });
}

/** A body as clients send it: fields that may be undefined are optional. */
export type AsSent<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
};

/** Maximum length of a token, code or state in a sign-in call, in characters. */
const longestSecret = 8_192;

/** A required token, code or state of a sign-in call. */
export const requiredSecret = (what: string) => requiredLine(longestSecret, what);

/** Whether dates can be formatted in a time zone. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/** Time zone, as browsers name it: `Asia/Kolkata`. */
export const timeZoneSchema = z
  .string()
  .max(lengths.timeZone)
  .refine(isTimeZone, 'This time zone is not known.');

import { z } from 'zod';
import { companySchema } from './company.ts';
import {
  clearableLink,
  clearableParagraphs,
  idSchema,
  momentSchema,
  nameLine,
  optionalId,
  requiredLine,
  timestampSchema,
  type AsSent,
} from '../common.ts';
import { publicEventSchema } from '../events/event.ts';
import { visitorQuestionSchema } from '../events/question.ts';
import { partnerScopes, perField } from '../labels.ts';
import { leadSchema } from '../leads/lead.ts';
import { lengths, limits, paging } from '../limits.ts';

/** Hosts of this machine, whose pages need no https. */
const ownHost = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const originMessage =
  'Enter an origin such as https://www.example.com: https, a host, and no path.';

/** Scheme, host and port of a page. Other signs that a host may contain would end it in a policy. */
const plainOrigin = /^https?:\/\/(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/;

/** Whether a text is an origin as browsers send it, which can be part of a content policy. */
export const isOrigin = (text: string): boolean => plainOrigin.test(text);

/**
 * Origin of a web page, normalised to the form in which browsers send it; undefined for any other
 * text. Plain http is accepted on this machine only, for developers.
 */
export function readOrigin(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (!url || url.username || url.password || url.pathname !== '/') return undefined;
  if (/[?#]/.test(text) || !isOrigin(url.origin)) return undefined;
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && ownHost.test(url.hostname));
  return isSafe ? url.origin : undefined;
}

const originInput = requiredLine(lengths.url, 'Origin').transform((text, context): string => {
  const origin = readOrigin(text);
  if (origin !== undefined) return origin;
  context.issues.push({ code: 'custom', message: originMessage, input: text });
  return z.NEVER;
});

const { partnerOrigins, partnerCaptures } = limits;
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Entries that one decision may name. */
const unconfirmedIds = 200;

/** What a key's form tells visitors; '' for the form's own words, or for none. */
const visitorTexts = {
  privacy_text: z.string().meta({
    description: "What happens with the visitor's data; '' for the form's own sentence",
  }),
  privacy_url: z.string().meta({ description: "Page about privacy; '' for none" }),
  consent_text: z.string().meta({
    description: "What the visitor has to agree to; '' if the form does not ask",
  }),
  thanks_text: z.string().meta({
    description: "Shown once the form was sent; '' for the form's own sentence",
  }),
};

// Forms send line breaks as CRLF, and a consent has to be the same text.
const text = clearableParagraphs(lengths.visitorText).overwrite((value) =>
  value.replaceAll('\r\n', '\n').trim(),
);
const visitorInput = {
  privacy_text: text.meta(visitorTexts.privacy_text.meta() ?? {}),
  privacy_url: clearableLink(lengths.url, 'Privacy page').meta(
    visitorTexts.privacy_url.meta() ?? {},
  ),
  consent_text: text.meta(visitorTexts.consent_text.meta() ?? {}),
  thanks_text: text.meta(visitorTexts.thanks_text.meta() ?? {}),
};

const settable = {
  ...visitorInput,
  name: nameLine(lengths.partnerName, 'Name'),
  origins: z
    .array(originInput, 'Enter at least one origin.')
    .min(1, 'Enter at least one origin.')
    .max(partnerOrigins, `Enter at most ${partnerOrigins} origins.`)
    .transform(unique)
    .meta({
      description: 'Origins of the pages that may use the key: https and the host, without a path',
    }),
  scopes: z
    .array(z.enum(partnerScopes), 'Choose at least one permission.')
    .min(1, 'Choose at least one permission.')
    .max(10)
    .transform(unique),
  event_id: optionalId.meta({
    description:
      'Event that the leads come from, and the only one that `events:read` shows; null for none',
  }),
  expires_at: momentSchema('Expiry').nullable(),
  daily_captures: z
    .int('Enter a whole number.')
    .min(partnerCaptures.min, `Enter at least ${partnerCaptures.min}.`)
    .max(partnerCaptures.max, `Enter at most ${partnerCaptures.max}.`)
    .meta({ description: 'Leads that the key may create in a day, UTC' }),
};

/** Body of `POST /api/partner-keys`. */
export const partnerKeyInputSchema = z
  .object({
    ...settable,
    ...perField(['privacy_text', 'privacy_url', 'consent_text', 'thanks_text'], (name) =>
      visitorInput[name].prefault(''),
    ),
    expires_at: settable.expires_at.optional(),
    daily_captures: settable.daily_captures.default(partnerCaptures.default),
  })
  .meta({ id: 'PartnerKeyInput' });

/** Body of `PUT /api/partner-keys/{id}`: absent fields are left unchanged. */
export const partnerKeyUpdateSchema = z.object(settable).partial().meta({ id: 'PartnerKeyUpdate' });

/** A key with which a partner's pages use the widgets of a company. */
export const partnerKeySchema = z
  .object({
    id: idSchema,
    key: z.string().meta({ description: 'Begins with `ck_`; public, because pages contain it' }),
    name: z.string(),
    origins: z.array(z.string()),
    scopes: z.array(z.enum(partnerScopes)),
    event_id: idSchema.nullable(),
    event_name: z.string().nullable(),
    expires_at: timestampSchema.nullable(),
    daily_captures: z.int(),
    captures_today: z.int().meta({ description: 'Leads that the key created today, UTC' }),
    unconfirmed: z.int().meta({ description: 'Entries that wait to be confirmed' }),
    last_used_at: timestampSchema.nullable().meta({ description: 'Accurate to the minute' }),
    ...visitorTexts,
    base_url: z.url().meta({
      description: 'Public URL of this server: `/embed/v1.js` and the form `/f/<key>` are below it',
    }),
    created_by: z.object({ id: idSchema, name: z.string() }),
    created_at: timestampSchema,
  })
  .meta({ id: 'PartnerKey' });

/** Body of `POST /api/embed/session`. */
export const embedSessionInputSchema = z
  .object({
    key: requiredLine(lengths.partnerKey, 'Key'),
    renews: requiredLine(lengths.partnerKey, 'Token').optional().meta({
      description: 'Token of the page’s session before this one: the page is as old as that',
    }),
    trial: z.boolean().optional().meta({
      description: 'Whether the page only tries the key: what it sends is checked, but not stored',
    }),
  })
  .meta({ id: 'EmbedSessionInput' });

/** What the form for visitors shows beside its fields. */
export const visitorFormSchema = z
  .object({
    ...visitorTexts,
    questions: z
      .object({ version: z.int().min(1), questions: z.array(visitorQuestionSchema).min(1) })
      .nullable()
      .meta({ description: "The event's questions for visitors; null if there are none" }),
  })
  .meta({ id: 'VisitorForm' });

/** Response to `POST /api/embed/session`. */
export const embedSessionSchema = z
  .object({
    access_token: z.string().meta({ description: 'Works from the origin of this request alone' }),
    expires_in: z.int().meta({ description: 'Seconds' }),
    scopes: z.array(z.enum(partnerScopes)),
    event: publicEventSchema
      .nullable()
      .meta({ description: 'Event that leads of this key come from' }),
    company: companySchema.pick({ name: true }),
    trial: z.boolean().meta({ description: 'Whether nothing that the page sends is stored' }),
    wait_ms: z.int().meta({
      description: 'Milliseconds from now on in which an entry would wait to be confirmed',
    }),
    proof: z.object({ challenge: z.string(), bits: z.int() }).nullable().meta({
      description:
        'When the traffic of the key is unusual: a number is to be found for which the SHA-256 of `<challenge>.<number>` begins with that many zero bits, and sent with one entry as `Cardinal-Proof`. Without it, the entry waits to be confirmed',
    }),
    form: visitorFormSchema
      .nullable()
      .meta({ description: 'What the form for visitors shows; null without `capture`' }),
  })
  .meta({ id: 'EmbedSession' });

/** Why an entry of a partner's page waits to be confirmed. */
export const unconfirmedReasons = ['burst', 'fast', 'trap'] as const;

/** An entry of a partner's page that becomes a lead once a manager confirms it. */
export const unconfirmedLeadSchema = leadSchema
  .pick({
    id: true,
    first_name: true,
    last_name: true,
    email: true,
    phone: true,
    company: true,
    notes: true,
    created_at: true,
  })
  .extend({
    reason: z.enum(unconfirmedReasons).meta({
      description:
        '`burst`: more entries than usual; `fast`: sent sooner than a person types; `trap`: a hidden field was filled in',
    }),
  })
  .meta({ id: 'UnconfirmedLead' });

/** Query of `GET /api/partner-keys/{id}/unconfirmed`. */
export const unconfirmedQuery = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(paging.max)
    .default(paging.max)
    .meta({ description: 'How many entries to return' }),
});

/** Which entries of a key a decision is about: those with these ids, or all up to a moment. */
const someEntries = z.union([
  z.object({ ids: z.array(idSchema).min(1).max(unconfirmedIds) }),
  z.object({ until: momentSchema('Until') }),
]);

/** Body of the calls that decide about entries. */
export const unconfirmedChoiceSchema = someEntries.meta({ id: 'UnconfirmedChoice' });

/** Response to a decision. */
export const unconfirmedDecisionSchema = z
  .object({
    changed: z.int().meta({ description: 'Entries that were decided about' }),
    discarded_at: timestampSchema
      .nullable()
      .meta({ description: 'With this, discarded entries can be restored for 30 days' }),
  })
  .meta({ id: 'UnconfirmedDecision' });

/** Body of `POST /api/partner-keys/{id}/unconfirmed/restore`. */
export const restoredEntriesSchema = z
  .object({ discarded_at: timestampSchema })
  .meta({ id: 'RestoredEntries' });

/** Response to a partner's page that created a lead. */
export const capturedLeadSchema = leadSchema.pick({ id: true }).meta({ id: 'CapturedLead' });

/** A key for the pages of a partner. */
export type PartnerKey = z.infer<typeof partnerKeySchema>;
/** Partner key to create, as sent. */
export type PartnerKeyInput = AsSent<z.input<typeof partnerKeyInputSchema>>;
/** Partner key to create, after validation. */
export type NewPartnerKey = z.output<typeof partnerKeyInputSchema>;
/** Changes to a partner key, as sent. */
export type PartnerKeyUpdate = AsSent<z.input<typeof partnerKeyUpdateSchema>>;
/** Changes to a partner key, after validation. */
export type PartnerKeyChange = z.output<typeof partnerKeyUpdateSchema>;
/** Session of a page of a partner. */
export type EmbedSession = z.infer<typeof embedSessionSchema>;
/** Why an entry of a partner's page waits to be confirmed. */
export type UnconfirmedReason = (typeof unconfirmedReasons)[number];
/** An entry of a partner's page that waits to be confirmed. */
export type UnconfirmedLead = z.infer<typeof unconfirmedLeadSchema>;
/** Entries that a decision is about. */
export type UnconfirmedChoice = z.output<typeof unconfirmedChoiceSchema>;
/** The outcome of a decision about entries. */
export type UnconfirmedDecision = z.infer<typeof unconfirmedDecisionSchema>;
/** What the form for visitors shows beside its fields. */
export type VisitorForm = z.infer<typeof visitorFormSchema>;
/** Response to a partner's page that created a lead. */
export type CapturedLead = z.infer<typeof capturedLeadSchema>;

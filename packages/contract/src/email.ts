import { z } from 'zod';
import {
  allIsAbsent,
  idInAddress,
  idSchema,
  pageQuery,
  requiredLine,
  requiredParagraphs,
  timestampSchema,
} from './common.ts';
import { lengths } from './limits.ts';

/** How far a mail is on its way. */
export const emailStates = ['queued', 'sent', 'failed'] as const;

/** Body of `POST /api/emails/send`. */
export const sendEmailInputSchema = z
  .object({
    leadId: idSchema,
    subject: requiredLine(lengths.subject, 'Subject'),
    content: requiredParagraphs(lengths.emailContent, 'Content'),
  })
  .meta({ id: 'SendEmailInput' });

/** Answer of everything that hands a mail to the queue. */
export const dispatchSchema = z
  .object({
    id: idSchema,
    status: z
      .enum(['sent', 'queued'])
      .meta({ description: 'queued: it goes on being tried, or `error` says why not' }),
    error: z.string().nullable().meta({ description: 'Why the first try failed, or null' }),
  })
  .meta({ id: 'Dispatch' });

/** A mail to a lead. */
export const emailSchema = z
  .object({
    id: idSchema,
    lead_id: idSchema,
    sent_by: idSchema.meta({ description: 'User id of the sender' }),
    to: z.string(),
    subject: z.string(),
    content: z.string().meta({ description: 'What the sender wrote' }),
    status: z.enum(emailStates),
    error: z.string().nullable().meta({ description: 'Why the last try failed, or null' }),
    attempts: z.int().min(0),
    created_at: timestampSchema,
    sent_at: timestampSchema.nullable(),
  })
  .meta({ id: 'Email' });

/** Query of `GET /api/emails`. */
export const emailQuerySchema = pageQuery
  .extend({
    lead_id: z
      .preprocess(allIsAbsent, idInAddress.optional())
      .meta({ description: 'Lead that they were sent to' }),
  })
  .meta({ id: 'EmailQuery' });

/** A mail in the local mailbox, as its receiver would see it. */
export const mailboxMailSchema = z
  .object({
    id: idSchema,
    lead_id: idSchema,
    from: z.string(),
    reply_to: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string().meta({ description: 'Show it in a sandboxed frame only' }),
    calendar: z
      .string()
      .meta({ contentMediaType: 'text/calendar' })
      .nullable()
      .meta({ description: 'iCalendar file (RFC 5545) of an invitation, or null' }),
    created_at: timestampSchema,
  })
  .meta({ id: 'MailboxMail' });

/** How far a mail is on its way. */
export type EmailState = (typeof emailStates)[number];
/** Mail to send, as sent. */
export type SendEmailInput = z.input<typeof sendEmailInputSchema>;
/** How a mail left, or waits. */
export type Dispatch = z.infer<typeof dispatchSchema>;
/** A mail to a lead. */
export type Email = z.infer<typeof emailSchema>;
/** Filter and place in the list of mails. */
export type EmailQuery = z.output<typeof emailQuerySchema>;
/** A mail in the local mailbox. */
export type MailboxMail = z.infer<typeof mailboxMailSchema>;

import { z } from 'zod';
import {
  allIsAbsent,
  idInAddress,
  idSchema,
  pageQuery,
  requiredLine,
  requiredParagraphs,
  timestampSchema,
} from '../common.ts';
import { lengths } from '../limits.ts';

/** Delivery statuses of an email. */
export const emailStates = ['queued', 'sent', 'failed'] as const;

/** Body of `POST /api/emails/send`. */
export const sendEmailInputSchema = z
  .object({
    leadId: idSchema,
    subject: requiredLine(lengths.subject, 'Subject'),
    content: requiredParagraphs(lengths.emailContent, 'Content'),
  })
  .meta({ id: 'SendEmailInput' });

/** Response of the calls that queue an email. */
export const dispatchSchema = z
  .object({
    id: idSchema,
    status: z.enum(['sent', 'queued']).meta({
      description: 'queued: delivery is still being attempted, unless `will_retry` is false',
    }),
    error: z
      .string()
      .nullable()
      .meta({ description: 'Why the last delivery attempt failed, or null' }),
    will_retry: z.boolean().meta({
      description: 'Whether delivery is still being attempted: false once it succeeded or failed',
    }),
  })
  .meta({ id: 'Dispatch' });

/** An email to a lead. */
export const emailSchema = z
  .object({
    id: idSchema,
    lead_id: idSchema,
    sent_by: idSchema.meta({ description: 'User id of the sender' }),
    to: z.string(),
    subject: z.string(),
    content: z.string().meta({ description: 'What the sender wrote' }),
    status: z.enum(emailStates),
    error: z
      .string()
      .nullable()
      .meta({ description: 'Why the last delivery attempt failed, or null' }),
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
      .meta({ description: 'Id of the lead' }),
  })
  .meta({ id: 'EmailQuery' });

/** An email in the local mailbox, as its recipient would see it. */
export const mailboxMailSchema = z
  .object({
    id: idSchema,
    lead_id: idSchema,
    from: z.string(),
    reply_to: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string().meta({ description: 'Display only in a sandboxed frame' }),
    calendar: z
      .string()
      .meta({ contentMediaType: 'text/calendar' })
      .nullable()
      .meta({ description: 'iCalendar file (RFC 5545) of an invitation, or null' }),
    created_at: timestampSchema,
  })
  .meta({ id: 'MailboxMail' });

/** Delivery status of an email. */
export type EmailState = (typeof emailStates)[number];
/** Email to send, as sent by the client. */
export type SendEmailInput = z.input<typeof sendEmailInputSchema>;
/** Result of queueing an email. */
export type Dispatch = z.infer<typeof dispatchSchema>;
/** An email to a lead. */
export type Email = z.infer<typeof emailSchema>;
/** Filter and page of the list of emails. */
export type EmailQuery = z.output<typeof emailQuerySchema>;
/** An email in the local mailbox. */
export type MailboxMail = z.infer<typeof mailboxMailSchema>;

import { z } from 'zod';
import {
  clearableEmail,
  clearableLink,
  clearableParagraphs,
  idSchema,
  optionalId,
  optionalLine,
  paragraphs,
  pastedLine,
  requiredLine,
  timestampSchema,
  type AsSent,
} from '../common.ts';
import {
  defaultLeadStatus,
  defaultLeadType,
  leadFields,
  leadSources,
  leadTextFields,
  nextStepKinds,
  perField,
  type LeadStatus,
  type LeadTextField,
} from '../labels.ts';
import { leadAnswersInputSchema } from './leadAnswers.ts';
import { leadTypeInput, lowerStatusInput, statusInput } from './leadChoices.ts';
import { lengths, limits, sizes } from '../limits.ts';

const nextStepInput = z.object({
  kind: z.enum(nextStepKinds),
  due_at: timestampSchema,
  note: optionalLine(lengths.nextStep, 'Note'),
});

/** Optional choice; the '' that a form sends for an empty choice means none. */
const choice = <T extends string>(input: z.ZodType<T, string>) =>
  z
    .preprocess((value: string | null | undefined) => value || undefined, input.optional())
    .optional();

const statusesAgree = (input: { lead_status?: LeadStatus | null; status?: LeadStatus | null }) =>
  !input.lead_status || !input.status || input.lead_status === input.status;
const statusConflict = { path: ['status'], message: 'status and lead_status disagree.' };

const needed = { first_name: 'First name is required.', email: 'Email is required.' } as const;

/** What the API's description says about texts in a body. */
const sentTexts: Partial<Record<LeadTextField, { description: string }>> = {
  first_name: { description: 'Required unless there is a badge code' },
  email: { description: 'Required unless there is a badge code' },
  badge_code: { description: 'May take the place of first name and email' },
};

/** A text of a lead, '' when it is empty; null is read as ''. */
function leadText(field: LeadTextField) {
  const { kind, max, label } = leadFields[field];
  switch (kind) {
    case 'email':
      return clearableEmail;
    case 'paragraphs':
      return clearableParagraphs(max);
    case 'link':
      return clearableLink(max, label);
    case 'line':
    case 'phone':
      return pastedLine(max, label);
  }
}

/** A text of a new lead; '' if it is absent. */
const newText = (field: LeadTextField) =>
  leadText(field)
    .prefault('')
    .meta(sentTexts[field] ?? {});

/** A text of a lead in a change. A source can be replaced but not removed. */
const changedText = (field: LeadTextField) =>
  (field === 'source' ? requiredLine(lengths.source, 'Source') : leadText(field))
    .optional()
    .meta(sentTexts[field] ?? {});

/** A picture as base64 is a third longer; a data URL states its type before it. */
const pictureText = Math.ceil(sizes.cardPicture / 3) * 4 + 100;

/** Clients send back what they read, where `pictures` is a number: it changes nothing. */
const withoutCount = (value: unknown) => (typeof value === 'number' ? undefined : value);

/** Pictures of the front and the back of a card. */
const picturesInput = z
  .array(z.string('A picture is text in base64.').max(pictureText, 'A picture has at most 400 kB.'))
  .max(limits.cardPictures, 'At most two pictures are kept.')
  .meta({
    description:
      'Front and back of the card, as base64 or data URLs; JPEG, PNG or WebP, at most 400 kB each. They are ignored if the company keeps no pictures, and from partners',
  });

/** What a lead must have: a first name and an email address, or the code of a badge. */
export function missingFields(lead: {
  first_name?: unknown;
  email?: unknown;
  badge_code?: unknown;
}): { path: keyof typeof needed; message: string }[] {
  if (lead.badge_code) return [];
  return (['first_name', 'email'] as const)
    .filter((field) => lead[field] === '' || lead[field] === undefined)
    .map((path) => ({ path, message: needed[path] }));
}

/** By what a lead must be known, and how it must be reachable, to be stored from a list. */
const neededOnLists = [
  {
    path: 'first_name',
    fields: ['first_name', 'last_name', 'company', 'badge_code'],
    message: 'A name, a company or a badge code is required.',
  },
  {
    path: 'email',
    fields: ['email', 'phone', 'mobile', 'badge_code'],
    message: 'An email address, a phone number or a badge code is required.',
  },
] as const;

/**
 * What a lead of a list must have: something to be known by, and a way to reach it. It is stored as
 * incomplete until it has a first name and an email address.
 */
export const missingOnLists = (
  lead: Partial<Record<LeadTextField, unknown>>,
): { path: keyof typeof needed; message: string }[] =>
  neededOnLists
    .filter(({ fields }) => fields.every((field) => !lead[field]))
    .map(({ path, message }) => ({ path, message }));

type Missing = (lead: Partial<Record<LeadTextField, unknown>>) => ReturnType<typeof missingOnLists>;

/** A new lead; other fields are ignored, because only the server sets them. */
const newLeadSchema = (missing: Missing) =>
  z
    .object({
      ...perField(leadTextFields, (field) => newText(field)),
      lead_status: choice(statusInput),
      status: choice(lowerStatusInput),
      lead_type: choice(leadTypeInput),
      event_id: optionalId,
      answers: leadAnswersInputSchema.nullish(),
      pictures: z.preprocess(withoutCount, picturesInput.nullish()),
      consent_text: paragraphs(lengths.visitorText).optional().meta({
        description:
          "The text that the visitor of a partner's page agreed to, exactly as the session gave it; ignored from users",
      }),
    })
    .superRefine(
      (input, context) => {
        // First name and email are the first fields, and their errors come first.
        context.issues.unshift(
          ...missing(input).map(({ path, message }) => ({
            code: 'custom' as const,
            path: [path],
            message,
            input,
          })),
        );
      },
      // Also when other fields are invalid, so that every error is reported at once.
      { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
    )
    .refine(statusesAgree, statusConflict)
    .transform(({ status, ...input }) => ({
      ...input,
      lead_status: input.lead_status ?? status ?? defaultLeadStatus,
      source: input.source || leadSources.manual,
      lead_type: input.lead_type ?? defaultLeadType,
    }));

/** Body of `POST /api/leads`. */
export const leadInputSchema = newLeadSchema(missingFields).meta({ id: 'LeadInput' });

/** A lead of a list, which may be incomplete. */
export const listedLeadSchema = newLeadSchema(missingOnLists);

/** Fields of a lead that a change names, all optional. */
const leadChangeShape = {
  ...perField(leadTextFields, (field) => changedText(field)),
  lead_status: statusInput.optional(),
  status: lowerStatusInput.optional(),
  lead_type: leadTypeInput.optional(),
};

/**
 * Body of `PUT /api/leads/{id}`: absent fields are left unchanged; `notes` are replaced, and another
 * event removes the `answers`, unless new ones are given. `pictures` replace all that are kept.
 */
export const leadUpdateSchema = z
  .object({
    ...leadChangeShape,
    incomplete: z.boolean().optional().meta({
      description:
        'With true, the lead may lack a first name or an email address, as one from a list may: takes back what was filled in',
    }),
    event_id: optionalId,
    answers: leadAnswersInputSchema.nullish(),
    next_step: nextStepInput.nullable().optional(),
    pictures: z.preprocess(withoutCount, picturesInput.nullish()),
  })
  .refine(statusesAgree, statusConflict)
  .transform(({ status, lead_status, ...input }) => {
    const next = lead_status ?? status;
    return next ? { ...input, lead_status: next } : input;
  })
  .meta({ id: 'LeadUpdate' });

/** The values that a merged lead takes; absent fields keep those of the lead that is kept. */
export const mergeFieldsSchema = z
  .object({
    ...leadChangeShape,
    event_id: idSchema.nullable().optional().meta({
      description:
        'Event of one of the two leads, or null. Absent: that of the answers, or else the one that a lead has',
    }),
    answers: leadAnswersInputSchema.nullable().optional().meta({
      description:
        'Answers of one of the two leads, as read, or null. Absent: those that a lead has for the event',
    }),
  })
  .refine(statusesAgree, statusConflict)
  .transform(({ status, lead_status, ...input }) => {
    const next = lead_status ?? status;
    return next ? { ...input, lead_status: next } : input;
  })
  .meta({ id: 'MergeFields' });

/** Lead to create, as sent. */
export type LeadInput = AsSent<z.input<typeof leadInputSchema>>;
/** Lead to create, after validation. */
export type LeadToCreate = z.output<typeof leadInputSchema>;
/** A lead's own fields, without the event where it was met. */
export type NewLead = Omit<LeadToCreate, 'event_id' | 'answers' | 'pictures' | 'consent_text'>;
/** Changes to a lead, as sent. */
export type LeadUpdate = AsSent<z.input<typeof leadUpdateSchema>>;
/** Changes to a lead, after validation. */
export type LeadChange = z.output<typeof leadUpdateSchema>;

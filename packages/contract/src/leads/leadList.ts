import { z } from 'zod';
import {
  allIsAbsent,
  emptyIsAbsent,
  idInAddress,
  idSchema,
  momentSchema,
  pageQuery,
  requiredLine,
  searchText,
  timestampSchema,
  type AsSent,
} from '../common.ts';
import { followUpStages, leadFieldsWith, leadSorts, leadStatuses } from '../labels.ts';
import { leadTypeInput, listed, statusInput } from './leadChoices.ts';
import { lengths, limits } from '../limits.ts';

const moment = (name: string) => z.preprocess(emptyIsAbsent, momentSchema(name).optional());

/** Query of `GET /api/leads`. `All` in a filter means no filter; every word of `q` must match. */
export const leadListQuerySchema = z
  .object({
    lead_status: z
      .preprocess(allIsAbsent, statusInput.optional())
      .meta(listed([...leadStatuses, 'All'])),
    source: z
      .preprocess(allIsAbsent, requiredLine(lengths.source, 'Source').optional())
      .meta({ description: 'Free text; a label also matches its older spelling' }),
    lead_type: z
      .preprocess(allIsAbsent, leadTypeInput.optional())
      .meta({ description: 'Accepted in any capitalisation; `All Leads` applies no filter' }),
    q: z.preprocess(emptyIsAbsent, searchText.optional()).meta({
      description: `Words that must all occur in one of the fields ${leadFieldsWith('search', true).join(', ')}`,
    }),
    assigned_to: z.preprocess(allIsAbsent, idInAddress.optional()).meta({
      description: 'User id, or `none` for unassigned leads',
    }),
    owner: z.preprocess(allIsAbsent, idInAddress.optional()).meta({
      description: 'As `owner_id`, or `none` for unassigned leads',
    }),
    owner_id: z.preprocess(allIsAbsent, idInAddress.optional()).meta({
      description:
        'User id of the owner: the assigned agent, or whoever captured the lead if nobody is assigned',
    }),
    event_id: z
      .preprocess(allIsAbsent, idInAddress.optional())
      .meta({ description: 'Id of the event at which the leads were met' }),
    captured_from: moment('captured_from').meta({
      description: 'Only leads that were captured at this moment or later',
    }),
    captured_to: moment('captured_to').meta({
      description: 'Only leads that were captured before this moment',
    }),
    last_contact_before: moment('last_contact_before').meta({
      description: 'Only leads whose last contact was before this moment, or that had none',
    }),
    next_step_before: moment('next_step_before').meta({
      description: 'Only open leads whose next step is due before this moment',
    }),
    incomplete: z.preprocess(emptyIsAbsent, z.enum(['true', 'false']).optional()).meta({
      description: '`true` lists only leads that lack a first name or an email address',
    }),
    answers_score_min: z
      .preprocess(emptyIsAbsent, z.coerce.number().int().min(0).max(100).optional())
      .meta({ description: 'Only leads whose answers score at least this' }),
    stage: z.preprocess(emptyIsAbsent, z.enum(followUpStages).optional()).meta({
      description:
        'Only leads that an event board counts as owned, contacted or answered, or as waiting for the first contact',
    }),
    deleted: z
      .preprocess(emptyIsAbsent, z.enum(['true', 'false']).optional())
      .meta({ description: '`true` lists deleted leads instead, as long as they can be restored' }),
    sort: z.preprocess(emptyIsAbsent, z.enum(leadSorts).default('-created_at')).meta({
      description:
        'Sort order; a leading - means descending. By next step, leads without one come last',
    }),
    total: z.preprocess(emptyIsAbsent, z.enum(['exact']).optional()).meta({
      description:
        '`exact` counts all leads that match, however many there are, which takes longer',
    }),
    ...pageQuery.shape,
  })
  .meta({ id: 'LeadListQuery' });

/** Filters, sort order and page of the lead list, after validation. */
export type LeadListQuery = z.output<typeof leadListQuerySchema>;

/** Filters and search of the lead list, without its order and page. */
export const leadFilterSchema = leadListQuerySchema
  .omit({ sort: true, total: true, limit: true, cursor: true })
  .meta({ id: 'LeadFilter', description: 'As the query of `GET /api/leads`' });

/** Body of `POST /api/views` and `PUT /api/views/{id}`, which replaces the whole view. */
export const viewInputSchema = z
  .object({
    name: requiredLine(lengths.viewName, 'Name').meta({
      description: 'Unique among the views of its owner, in any capitalisation',
    }),
    query: z
      .string('The query must be text.')
      .max(lengths.viewQuery, `Use at most ${lengths.viewQuery} characters.`)
      .regex(/^[!-~]*$/, 'Encode the query as in an address.')
      .meta({
        description:
          'Tab, filters, search and order, as in the address of the list: `status=hot&sort=name`',
      }),
    columns: z
      .array(requiredLine(lengths.column, 'Column'), 'Name the columns.')
      .max(limits.columns, `Choose at most ${limits.columns} columns.`)
      .nullable()
      .default(null)
      .meta({ description: 'Ids of the shown columns; null leaves them as they are' }),
    shared: z
      .boolean('Say whether the view is shared.')
      .default(false)
      .meta({ description: 'Whether everybody in the workspace sees it; for managers' }),
  })
  .meta({ id: 'ViewInput' });

/** A saved view of the lead list. */
export const viewSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    query: z.string(),
    columns: z.array(z.string()).nullable(),
    shared: z.boolean(),
    created_by: idSchema.meta({ description: 'User id of the owner' }),
    owner_name: z.string().meta({ description: 'Full name of the owner' }),
    created_at: timestampSchema,
    updated_at: timestampSchema,
  })
  .meta({ id: 'View' });

/** A view to save, as sent. */
export type ViewInput = AsSent<z.input<typeof viewInputSchema>>;
/** A view to save, after validation. */
export type ViewToSave = z.output<typeof viewInputSchema>;
/** A saved view of the lead list. */
export type View = z.infer<typeof viewSchema>;

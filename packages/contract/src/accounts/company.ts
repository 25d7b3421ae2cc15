import { z } from 'zod';
import { clearableParagraphs, idSchema, nameLine, requiredLine, type AsSent } from '../common.ts';
import { companyTones } from '../labels.ts';
import { lengths } from '../limits.ts';

/** Company as it appears in the public list (specification section 3). */
export const companySchema = z
  .object({
    company_id: idSchema,
    name: z.string().meta({ description: 'Name as shown in the company list' }),
  })
  .meta({ id: 'Company' });

/** Name of a company to create. */
export const companyNameSchema = nameLine(lengths.company, 'Company name');

/** Company as its managers see it. */
export const ownCompanySchema = companySchema
  .extend({
    listed: z.boolean().meta({ description: 'Whether it appears in the public list' }),
    about: z.string().meta({
      description: 'What the company sells, as the end of the sentence “We …”, for its emails',
    }),
    tone: z.enum(companyTones).meta({ description: 'How its emails address people' }),
    keep_card_pictures: z.boolean().meta({
      description:
        'Whether pictures of cards are kept with the leads that are captured from now on',
    }),
  })
  .meta({ id: 'OwnCompany' });

/** Body of `PUT /api/companies/current`. Absent fields are left unchanged. */
export const companyUpdateSchema = z
  .object({
    listed: z.boolean().optional().meta({ description: 'Only administrators can change it' }),
    about: clearableParagraphs(lengths.about).optional(),
    tone: z.enum(companyTones, 'Choose friendly or formal.').optional(),
    keep_card_pictures: z.boolean().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    path: ['about'],
    message: 'Give at least one of listed, about, tone and keep_card_pictures.',
  })
  .meta({ id: 'CompanyUpdate' });

/** What happens if the caller leaves their company. */
export const leavingPreviewSchema = z
  .object({
    leads: z.int().meta({
      description: 'Leads assigned to the caller, or created by them and unassigned',
    }),
    is_last_admin: z.boolean().meta({
      description: 'Whether they cannot leave, because the others would have no administrator',
    }),
    is_last_member: z.boolean().meta({
      description:
        'Whether the company ends with them, and its records move to their private workspace',
    }),
  })
  .meta({ id: 'LeavingPreview' });

/** Token of an invitation, taken from its link. */
export const inviteTokenSchema = requiredLine(200, 'Invitation');

/** Body of `POST /api/companies`. */
export const companyInputSchema = z
  .object({ name: companyNameSchema })
  .meta({ id: 'CompanyInput' });

/** What happens if the caller leaves their company. */
export type LeavingPreview = z.infer<typeof leavingPreviewSchema>;
/** Change to a company, as sent. */
export type CompanyUpdate = AsSent<z.input<typeof companyUpdateSchema>>;
/** Change to a company, after validation. */
export type CompanyChange = z.output<typeof companyUpdateSchema>;
/** Company as its managers see it. */
export type OwnCompany = z.infer<typeof ownCompanySchema>;
/** Company as it appears in the public list. */
export type Company = z.infer<typeof companySchema>;

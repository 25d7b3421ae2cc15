import { z } from 'zod';
import {
  emailAddressSchema,
  emptyIsAbsent,
  idInAddress,
  idSchema,
  timestampSchema,
} from '../common.ts';
import { inviteTokenSchema } from './company.ts';
import { limits } from '../limits.ts';
import { chosenRoleSchema, userSchema } from './user.ts';

/** User waiting to join the caller's company. */
export const pendingMemberSchema = z
  .object({
    user: userSchema,
    requested_at: timestampSchema,
    private_leads: z.int().meta({
      description: 'Leads in their private workspace, which move into the company on approval',
    }),
  })
  .meta({ id: 'PendingMember' });

/** Member of the caller's company, or user waiting to join it. */
export const memberSchema = userSchema
  .extend({
    state: z.enum(['active', 'waiting']),
    owned_leads: z
      .int()
      .meta({ description: 'Leads assigned to them, or created by them and unassigned' }),
    created_at: timestampSchema,
  })
  .meta({ id: 'Member' });

/** Body of `PUT /api/members/{id}`. */
export const memberInputSchema = z.object({ role: chosenRoleSchema }).meta({ id: 'MemberInput' });

/** Query of `DELETE /api/members/{id}`. */
export const removalQuerySchema = z.object({
  leads_to: z.preprocess(emptyIsAbsent, idInAddress.optional()).meta({
    description: 'Agent who receives their leads; if absent, leads assigned to them are unassigned',
  }),
});

/** Outcome for the leads of a member who was removed. */
export const removalSchema = z
  .object({
    leads: z.int().meta({ description: 'Leads that were reassigned or unassigned' }),
    leads_to: idSchema.nullable(),
  })
  .meta({ id: 'Removal' });

/** Body of `POST /api/members/{id}/approve`. */
export const approveInputSchema = z.object({ role: chosenRoleSchema }).meta({ id: 'ApproveInput' });

/** Body of `POST /api/companies/invites`. */
export const inviteInputSchema = z
  .object({
    role: chosenRoleSchema,
    email: emailAddressSchema.nullish().meta({ description: 'Address to which it is emailed' }),
    days: z
      .int()
      .min(limits.inviteDays.min)
      .max(limits.inviteDays.max)
      .default(limits.inviteDays.default)
      .meta({ description: 'How many days the link is valid' }),
  })
  .meta({ id: 'InviteInput' });

/** Invitation that is still valid. Its link is known only to those who received it. */
export const listedInviteSchema = z
  .object({
    id: idSchema,
    role: chosenRoleSchema,
    email: z.string().nullable().meta({ description: 'Address to which it was emailed, or null' }),
    created_by: z.object({ id: idSchema, name: z.string() }),
    created_at: timestampSchema,
    expires_at: timestampSchema,
  })
  .meta({ id: 'ListedInvite' });

/** New invitation: users who open its link before it expires join with its role. */
export const inviteSchema = listedInviteSchema
  .extend({
    link: z.url().meta({ description: 'Shown only in this response' }),
    email_sent: z.boolean().meta({
      description: 'Whether it was emailed, or will be: false without an address or a mail server',
    }),
  })
  .meta({ id: 'Invite' });

/** Body of `POST /api/companies/invites/look`: the token from the link. */
export const inviteLookSchema = z
  .object({ invite_token: inviteTokenSchema })
  .meta({ id: 'InviteLook' });

/** What an invitation offers, for the person who opened its link. */
export const offeredInviteSchema = z
  .object({
    company_name: z.string(),
    invited_by: z.string().meta({ description: 'Name of the person who invites; may be empty' }),
    role: chosenRoleSchema,
    expires_at: timestampSchema,
  })
  .meta({ id: 'OfferedInvite' });

/** Password reset link, shown once to the administrator who requested it. */
export const resetLinkSchema = z
  .object({ link: z.url(), expires_at: timestampSchema })
  .meta({ id: 'ResetLink' });

/** User waiting to join a company. */
export type PendingMember = z.infer<typeof pendingMemberSchema>;
/** Member of a company, or user waiting to join it. */
export type Member = z.infer<typeof memberSchema>;
/** Outcome for the leads of a member who was removed. */
export type Removal = z.infer<typeof removalSchema>;
/** Invitation that is still valid. */
export type ListedInvite = z.infer<typeof listedInviteSchema>;
/** What an invitation offers. */
export type OfferedInvite = z.infer<typeof offeredInviteSchema>;
/** New invitation with its link. */
export type Invite = z.infer<typeof inviteSchema>;
/** Password reset link. */
export type ResetLink = z.infer<typeof resetLinkSchema>;

import { z } from 'zod';
import { emptyIsAbsent, idInAddress, idSchema, timestampSchema } from './common.ts';
import { chosenRoleSchema, userSchema } from './user.ts';

/** Somebody who waits to join the caller's company. */
export const pendingMemberSchema = z
  .object({
    user: userSchema,
    requested_at: timestampSchema,
    private_leads: z
      .int()
      .meta({ description: 'Leads of their private workspace, which move along on approval' }),
  })
  .meta({ id: 'PendingMember' });

/** Somebody who belongs to the caller's company, or waits to join it. */
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
    description: 'Agent who gets their leads; absent: leads assigned to them become unassigned',
  }),
});

/** What became of the leads of somebody who left. */
export const removalSchema = z
  .object({
    leads: z.int().meta({ description: 'Leads that were handed on or became unassigned' }),
    leads_to: idSchema.nullable(),
  })
  .meta({ id: 'Removal' });

/** Body of `POST /api/members/{id}/approve`. */
export const approveInputSchema = z.object({ role: chosenRoleSchema }).meta({ id: 'ApproveInput' });

/** Body of `POST /api/companies/invites`. */
export const inviteInputSchema = z.object({ role: chosenRoleSchema }).meta({ id: 'InviteInput' });

/** A link that lets whoever opens it join with its role, until it expires. */
export const inviteSchema = z
  .object({ link: z.url(), role: chosenRoleSchema, expires_at: timestampSchema })
  .meta({ id: 'Invite' });

/** A link that sets a new password, told once to the administrator who asked for it. */
export const resetLinkSchema = z
  .object({ link: z.url(), expires_at: timestampSchema })
  .meta({ id: 'ResetLink' });

/** Somebody who waits to join. */
export type PendingMember = z.infer<typeof pendingMemberSchema>;
/** Somebody who belongs to a company, or waits to join it. */
export type Member = z.infer<typeof memberSchema>;
/** What became of the leads of somebody who left. */
export type Removal = z.infer<typeof removalSchema>;
/** A link that lets people join. */
export type Invite = z.infer<typeof inviteSchema>;
/** A link that sets a new password. */
export type ResetLink = z.infer<typeof resetLinkSchema>;

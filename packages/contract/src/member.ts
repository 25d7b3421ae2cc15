import { z } from 'zod';
import { timestampSchema } from './common.ts';
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
/** A link that lets people join. */
export type Invite = z.infer<typeof inviteSchema>;
/** A link that sets a new password. */
export type ResetLink = z.infer<typeof resetLinkSchema>;

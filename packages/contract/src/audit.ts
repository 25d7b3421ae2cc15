import { z } from 'zod';
import { idSchema, timestampSchema } from './common.ts';

/** What the audit trail tells of. */
export const auditActions = [
  'lead_assigned',
  'lead_unassigned',
  'lead_deleted',
  'lead_restored',
  'leads_exported',
  'leads_imported',
  'import_undone',
  'event_deleted',
  'member_approved',
  'member_rejected',
  'member_removed',
  'member_left',
  'role_changed',
  'reset_link_made',
  'password_changed',
  'company_created',
  'company_changed',
  'invite_made',
] as const;

/** Kinds of record that an entry can be about. */
export const auditSubjectTypes = ['lead', 'event', 'user', 'company', 'import', 'export'] as const;

/** Facts by name. They are flat: a type that refers to itself is one that few clients can generate. */
const fact = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const state = z.record(z.string(), fact).nullable();

/** One line of the audit trail: who did what to which record, and when. */
export const auditEntrySchema = z
  .object({
    id: idSchema,
    at: timestampSchema,
    actor: z.object({ id: idSchema, name: z.string() }),
    action: z.enum(auditActions),
    subject: z.object({
      type: z.enum(auditSubjectTypes),
      id: idSchema.nullable(),
      name: z.string(),
    }),
    before: state.meta({ description: 'What changed, as it was' }),
    after: state.meta({ description: 'What changed, as it became' }),
  })
  .meta({ id: 'AuditEntry' });

/** What the audit trail tells of. */
export type AuditAction = (typeof auditActions)[number];
/** Kind of record that an entry is about. */
export type AuditSubjectType = (typeof auditSubjectTypes)[number];
/** One line of the audit trail. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;

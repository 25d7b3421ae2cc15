import { z } from 'zod';
import { idSchema, timestampSchema } from './common.ts';

/** Actions that the audit trail records. */
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

/** Kinds of record that an entry can refer to. */
export const auditSubjectTypes = ['lead', 'event', 'user', 'company', 'import', 'export'] as const;

/** Values by field name. They are flat, because few client generators support recursive types. */
const fact = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const state = z.record(z.string(), fact).nullable();

/** An entry in the audit trail: who did what to which record, and when. */
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
    before: state.meta({ description: 'The changed fields before the action' }),
    after: state.meta({ description: 'The changed fields after the action' }),
  })
  .meta({ id: 'AuditEntry' });

/** Action that the audit trail records. */
export type AuditAction = (typeof auditActions)[number];
/** Kind of record that an entry refers to. */
export type AuditSubjectType = (typeof auditSubjectTypes)[number];
/** An entry in the audit trail. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;

import { z } from 'zod';
import {
  allIsAbsent,
  emptyIsAbsent,
  idInAddress,
  idSchema,
  momentSchema,
  pageQuery,
  timestampSchema,
} from '../common.ts';
import { sheetFormats } from '../labels.ts';

/** Actions that the audit trail records. */
export const auditActions = [
  'lead_assigned',
  'lead_unassigned',
  'lead_deleted',
  'lead_restored',
  'leads_merged',
  'merge_undone',
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
  'invite_revoked',
  'audit_exported',
  'sample_added',
  'sample_removed',
  'partner_key_made',
  'partner_key_changed',
  'partner_key_revoked',
  'partner_leads_confirmed',
  'partner_leads_discarded',
  'partner_leads_restored',
  'api_key_made',
  'api_key_revoked',
  'assistant_allowed',
  'assistant_disconnected',
  'webhook_made',
  'webhook_changed',
  'webhook_deleted',
  'webhook_paused',
  'crm_connected',
  'crm_changed',
  'crm_paused',
  'crm_disconnected',
  'proposal_made',
  'proposal_approved',
  'proposal_refused',
] as const;

/** Kinds of record that an entry can refer to. */
export const auditSubjectTypes = [
  'lead',
  'event',
  'user',
  'company',
  'import',
  'export',
  'partner_key',
  'api_key',
  'assistant',
  'webhook',
] as const;

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
    via: z
      .object({
        client: z.string().meta({ description: 'Name of the key or program' }),
        tool: z.string().nullable().meta({ description: 'Tool of an agent; null for other calls' }),
      })
      .nullable()
      .meta({ description: 'The program that acted for the user; null for the user alone' }),
    before: state.meta({ description: 'The changed fields before the action' }),
    after: state.meta({ description: 'The changed fields after the action' }),
  })
  .meta({ id: 'AuditEntry' });

const auditFilters = {
  action: z
    .preprocess(allIsAbsent, z.enum(auditActions).optional())
    .meta({ description: 'Only this action' }),
  actor: z
    .preprocess(allIsAbsent, idInAddress.optional())
    .meta({ description: 'Only actions of this user' }),
  from: z
    .preprocess(emptyIsAbsent, momentSchema('from').optional())
    .meta({ description: 'Only entries of this moment or later' }),
  to: z
    .preprocess(emptyIsAbsent, momentSchema('to').optional())
    .meta({ description: 'Only entries before this moment' }),
};

/** Query of `GET /api/audit`. */
export const auditQuerySchema = z
  .object({ ...auditFilters, ...pageQuery.shape })
  .meta({ id: 'AuditQuery' });

/** Query of `GET /api/audit/export`. */
export const auditExportQuerySchema = z
  .object({
    ...auditFilters,
    format: z
      .preprocess(emptyIsAbsent, z.enum(sheetFormats).default('xlsx'))
      .meta({ description: 'File format' }),
  })
  .meta({ id: 'AuditExportQuery' });

/** Filters and page of the audit trail, after validation. */
export type AuditQuery = z.output<typeof auditQuerySchema>;
/** Filters and file format of an export of the audit trail, after validation. */
export type AuditExportQuery = z.output<typeof auditExportQuerySchema>;
/** Action that the audit trail records. */
export type AuditAction = (typeof auditActions)[number];
/** Kind of record that an entry refers to. */
export type AuditSubjectType = (typeof auditSubjectTypes)[number];
/** An entry in the audit trail. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;

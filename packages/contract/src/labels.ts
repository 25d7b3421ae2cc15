/**
 * Values used in the API and the labels that users see for them. Has no dependencies beside
 * `limits`.
 */

export * from './labels/apiScopes.ts';
export * from './labels/capture.ts';
export * from './labels/communication.ts';
export * from './labels/eventFields.ts';
export type { FieldKind, LeadFieldRules } from './labels/fieldRules.ts';
export * from './labels/leadFields.ts';
export * from './labels/leadFieldSets.ts';
export * from './labels/leadLabel.ts';
export * from './labels/leads.ts';
export * from './labels/proposals.ts';
export * from './labels/roles.ts';
export * from './labels/sheets.ts';
export * from './labels/system.ts';
export * from './labels/crm.ts';
export * from './labels/webhookEvents.ts';

export * from './accounts/account.ts';
export * from './leads/activity.ts';
export * from './events/answers.ts';
export * from './accounts/apiKey.ts';
export * from './accounts/assistant.ts';
export * from './leads/assignment.ts';
export * from './system/audit.ts';
export * from './leads/bulk.ts';
export * from './calls.ts';
export type * from './callTypes.ts';
export * from './leads/capture.ts';
export type { PageQuery } from './common.ts';
export * from './mail/communication.ts';
export * from './accounts/company.ts';
export * from './system/config.ts';
export * from './system/firstSteps.ts';
export * from './text/controls.ts';
export * from './mail/email.ts';
export * from './events/event.ts';
export * from './events/eventBoard.ts';
export * from './accounts/google.ts';
export * from './leads/exporting.ts';
export * from './importing/choices.ts';
export {
  importRowSchema,
  importSchema,
  importSourceQuerySchema,
  importSourceSchema,
  importSummarySchema,
  importValueSchema,
  type Import,
  type ImportRow,
  type ImportSource,
  type ImportSourceQuery,
  type ImportSummary,
  type ImportValue,
} from './importing/import.ts';
export { columnOrderSchema, mappingSchema, type ImportMapping } from './importing/mapping.ts';
export * from './labels.ts';
export * from './leads/duplicate.ts';
export * from './leads/lead.ts';
export * from './leads/leadAnswers.ts';
export * from './leads/leadInput.ts';
export { statusInput } from './leads/leadChoices.ts';
export * from './leads/leadList.ts';
export * from './limits.ts';
export * from './mail/meeting.ts';
export * from './accounts/member.ts';
export * from './leads/merge.ts';
export * from './accounts/partner.ts';
export * from './leads/nextStep.ts';
export * from './paths.ts';
export * from './system/problem.ts';
export * from './system/proposal.ts';
export * from './events/question.ts';
export * from './system/realtime.ts';
export * from './leads/stats.ts';
export * from './system/crm.ts';
export * from './system/webhook.ts';
export * from './system/status.ts';
export * from './accounts/team.ts';
export * from './accounts/user.ts';
export type { CompanyListQuery, ListQuery } from './wholeLists.ts';
export * from './mail/writing.ts';

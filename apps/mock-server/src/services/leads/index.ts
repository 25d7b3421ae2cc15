import type { CommunicationQuery, ExportQuery, MatchingInput, PageQuery } from '@cardinal/contract';
import type { ServerContext } from '../context.ts';
import { actingFor } from '../shared/currentPrincipal.ts';
import type { Principal } from '../shared/principal.ts';
import { createAssignments } from './many/assignments.ts';
import { createBulkChanges } from './many/bulkChanges.ts';
import { communicationPage, dueLeadPage } from './communications.ts';
import { createHistory } from './history.ts';
import { exportLeads } from './leadExport.ts';
import { createLeadViews } from './leadViews.ts';
import { createLeadService } from './leadService.ts';
import { createNextSteps } from './nextSteps/nextSteps.ts';
import { todayOf } from './nextSteps/today.ts';
import { createMatchingChanges } from './many/matchingChanges.ts';
import { createMerging } from './merging/merging.ts';

/** Leads: reading and changing, assignment, deletion, history, communications and export. */
export function createLeadsArea(context: ServerContext) {
  return {
    leadsOf: (principal: Principal) => createLeadService(actingFor(context, principal), principal),
    assignmentsOf: (principal: Principal) =>
      createAssignments(actingFor(context, principal), principal),
    mergingOf: (principal: Principal) => createMerging(actingFor(context, principal), principal),
    bulkChangesOf: (principal: Principal) =>
      createBulkChanges(actingFor(context, principal), principal),
    todayOf: (principal: Principal, start?: string) => todayOf(context, principal, start),
    nextStepsOf: (principal: Principal) =>
      createNextSteps(actingFor(context, principal), principal),
    changeMatching: (principal: Principal, input: MatchingInput) =>
      createMatchingChanges(actingFor(context, principal), principal)(input),
    viewsOf: (principal: Principal) => createLeadViews(actingFor(context, principal), principal),
    historyOf: (principal: Principal) => createHistory(actingFor(context, principal), principal),
    communications: (principal: Principal, query: CommunicationQuery) =>
      communicationPage(context.db, principal, query),
    dueLeads: (principal: Principal, query: PageQuery) => dueLeadPage(context, principal, query),
    exportLeads: (principal: Principal, query: ExportQuery) =>
      exportLeads(context, principal, query),
  };
}

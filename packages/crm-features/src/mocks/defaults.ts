import { http, HttpResponse } from 'msw';
import type { Lead } from '@cardinal/contract';
import { lowerStatus, type LeadStatus } from '@cardinal/contract/labels';
import {
  buildActivities,
  buildActivity,
  buildApiKeys,
  buildAssistants,
  buildAuditEntries,
  buildCaptures,
  buildFirstSteps,
  buildSampleData,
  buildCommunications,
  buildCompany,
  buildConfig,
  buildConsent,
  buildCrm,
  crmProperties,
  buildCreatedLead,
  buildDeviceReader,
  buildDevices,
  buildDispatch,
  buildDueLeads,
  buildEmail,
  buildEmbedSession,
  buildEvent,
  buildEventBoard,
  buildEvents,
  buildGeneratedEmail,
  buildImport,
  buildImports,
  buildLead,
  buildLeads,
  buildLeavingPreview,
  buildListedInvite,
  buildOfferedInvite,
  buildMailbox,
  buildMeeting,
  buildMembers,
  buildNewApiKey,
  buildOwnCompany,
  buildPartnerKeys,
  buildPendingMembers,
  buildQuestions,
  decidedProposal,
  buildRegistration,
  buildScan,
  buildSession,
  buildStats,
  buildTeam,
  emptyToday,
  buildDeliveries,
  buildDelivery,
  buildUser,
  buildWebhook,
  buildWebhooks,
  buildWebhookWithSecret,
  storyId,
} from '../fixtures/index.ts';
import { apiKeys } from './apiKeys.ts';
import { assistants } from './assistants.ts';
import { auth } from './auth.ts';
import { companies, leaving } from './companies.ts';
import { communications } from './communications.ts';
import { emails } from './emails.ts';
import { events } from './events.ts';
import { imports } from './imports.ts';
import { leads } from './leads.ts';
import { embed, partnerKeys } from './partners.ts';
import { proposals } from './proposals.ts';
import { deviceReaderList, scan } from './scan.ts';
import { captures, firstSteps, samples, stats } from './stats.ts';
import { config } from './system.ts';
import { audit, members, ownCompany } from './members.ts';
import { leadExport, users } from './team.ts';
import { views } from './views.ts';
import { crm } from './crm.ts';
import { webhooks } from './webhooks.ts';

const findLead = (id = '') => buildLeads(10).find((lead) => lead.id === id) ?? buildLead({ id });

const findEvent = (id = '') => buildEvents().find((event) => event.id === id) ?? buildEvent({ id });

// The client's types guarantee these bodies.
const idsIn = (body: unknown) => (body as { lead_ids: string[] }).lead_ids;
const statusOf = (lead_status: LeadStatus) => ({ lead_status, status: lowerStatus[lead_status] });

/** What a change sets; pictures are counted. */
function changeIn(body: unknown): Partial<Lead> {
  // The client's types guarantee the body.
  const { pictures, ...change } = body as Partial<Lead> & { pictures?: string[] };
  return { ...change, ...(pictures && { pictures: pictures.length }) };
}

/** Handlers of a server without errors, for stories that define no other outcome. */
export const defaultHandlers = [
  auth.login.returns(buildSession()),
  auth.register.returns(buildRegistration()),
  auth.logout.returns(null),
  auth.profile.answers(({ body }) => buildUser(body as object)),
  auth.changePassword.returns(null),
  auth.sessions.returns(buildDevices()),
  auth.endSession.returns(null),
  auth.sendVerification.returns({ detail: 'The link is valid for 7 days.' }),
  config.returns(buildConfig()),
  companies.returns([
    buildCompany(),
    buildCompany({ company_id: storyId(2, 2), name: 'Borealis Labs' }),
  ]),
  leaving.preview.returns(buildLeavingPreview()),
  leaving.leave.returns(buildUser({ company_id: null, company_name: null })),
  stats.returns(buildStats()),
  captures.returns(buildCaptures()),
  firstSteps.returns(buildFirstSteps({ closed: true })),
  firstSteps.close.returns(null),
  samples.add.returns(buildSampleData()),
  samples.remove.returns(buildSampleData()),
  scan.returns(buildScan()),
  deviceReaderList.returns(buildDeviceReader()),
  views.list.returns([]),
  leads.create.returns(buildCreatedLead()),
  leads.update.answers(({ body, params }) =>
    // The lead contains the body of the request, as from the server; the schema validates it.
    buildLead({ ...findLead(params['id']), ...changeIn(body), version: 2 }),
  ),
  leads.contact.returns(buildActivity({ type: 'call', title: 'Call', description: '' })),
  leads.today.returns(emptyToday),
  leads.finishNextStep.answers(({ params }) =>
    buildLead({ ...findLead(params['id']), lead_type: 'All Leads', next_step: null, version: 2 }),
  ),
  leads.snoozeNextStep.answers(({ params, body }) => {
    // As above.
    const { until } = body as { until: string };
    const next_step = { kind: 'other' as const, due_at: until, note: '' };
    return { ...findLead(params['id']), next_step, version: 2 };
  }),
  leads.activities.returns(buildActivities()),
  leads.duplicates.returns([]),
  leads.similar.returns([]),
  imports.template.sends(() => ({ name: 'leads-template.xlsx', content: 'file' })),
  imports.create.returns(buildImport()),
  events.attendeeList.returns(buildImport()),
  imports.list.returns(buildImports()),
  imports.one.returns(buildImport()),
  imports.report.sends(() => ({ name: 'leads-not-imported.csv', content: 'file' })),
  leads.merge.answers(({ params }) => ({
    lead: { ...findLead(params['id']), version: 2 },
    merge_id: storyId(8, 1),
  })),
  leads.undoMerge.returns({ leads: buildLeads(2), kept: [] }),
  leads.statusOfMany.answers(({ body }) => {
    const { lead_ids: ids, lead_status } = body as { lead_ids: string[]; lead_status: LeadStatus };
    const changed = ids.map((id) => buildLead({ ...findLead(id), ...statusOf(lead_status) }));
    return { changed: ids.length, leads: changed };
  }),
  leads.removeMany.answers(({ body }) => ({ deleted: idsIn(body).length })),
  leads.restoreMany.answers(({ body }) => {
    const restored = idsIn(body).map((id) => findLead(id));
    return { changed: restored.length, leads: restored };
  }),
  leadExport.sends(() => ({ name: 'leads-export.xlsx', content: 'file' })),
  leads.remove.returns(null),
  leads.restore.answers(({ params }) => findLead(params['id'])),
  leads.meeting.returns(buildMeeting()),
  emails.list.returns([buildEmail()]),
  emails.send.returns(buildDispatch()),
  emails.retry.returns(buildDispatch()),
  emails.generate.returns(buildGeneratedEmail()),
  events.list.serves(buildEvents()),
  events.one.answers(({ params }) => findEvent(params['id'])),
  events.board.returns(buildEventBoard()),
  events.tellHeld.returns(null),
  events.create.returns(buildEvent({ lead_count: 0 })),
  events.update.answers(({ body, params }) =>
    // As above: the changed event, which the schema validates.
    buildEvent({ ...findEvent(params['id']), ...(body as object) }),
  ),
  events.remove.returns(null),
  events.questions.returns(buildQuestions({ version: 0, questions: [] })),
  events.setQuestions.returns(buildQuestions()),
  events.createLeads.returns({ createdLeads: [buildCreatedLead()] }),
  users.returns(buildTeam()),
  members.list.returns(buildMembers()),
  members.pending.returns(buildPendingMembers()),
  ownCompany.read.returns(buildOwnCompany()),
  ownCompany.invites.returns([buildListedInvite()]),
  ownCompany.lookAtInvite.returns(buildOfferedInvite()),
  audit.list.serves(buildAuditEntries()),
  partnerKeys.list.returns(buildPartnerKeys()),
  crm.state.returns({ connection: buildCrm() }),
  crm.connect.returns({
    connection: buildCrm({ counts: { waiting: 0, sent: 0, failed: 0, skipped: 0 } }),
  }),
  crm.properties.returns(crmProperties),
  crm.change.returns({ connection: buildCrm() }),
  crm.sendAll.returns({ connection: buildCrm() }),
  crm.stop.returns({ connection: buildCrm() }),
  crm.failures.returns([]),
  crm.retry.returns({ connection: buildCrm() }),
  crm.disconnect.returns(null),
  crm.ofLead.returns({ state: null, reason: null, url: null }),
  crm.retryLead.returns({ state: 'waiting', reason: null, url: null }),
  webhooks.list.returns(buildWebhooks()),
  webhooks.create.returns(buildWebhookWithSecret()),
  webhooks.update.returns(buildWebhook()),
  webhooks.remove.returns(null),
  webhooks.rotate.returns(buildWebhookWithSecret()),
  webhooks.test.returns(buildDelivery({ type: 'test' })),
  webhooks.deliveries.returns(buildDeliveries()),
  webhooks.retry.returns(buildDelivery()),
  assistants.list.returns(buildAssistants()),
  assistants.check.returns(buildConsent()),
  assistants.allow.returns({ redirect_url: 'https://claude.ai/callback?code=a-code' }),
  assistants.disconnect.returns(null),
  apiKeys.list.returns(buildApiKeys()),
  apiKeys.create.returns(buildNewApiKey()),
  apiKeys.revoke.returns(null),
  proposals.list.returns([]),
  proposals.approve.answers(({ params }) => decidedProposal(params['id'], 'approved')),
  proposals.refuse.answers(({ params }) => decidedProposal(params['id'], 'refused')),
  embed.session.returns(buildEmbedSession()),
  communications.list.serves(buildCommunications()),
  communications.due.returns(buildDueLeads()),
  communications.mailbox.returns(buildMailbox()),
  leads.one.answers(({ params }) => findLead(params['id'])),
  leads.list.serves(buildLeads(10)),
];

/** Catches every call without a handler and reports its name, so that the story can fail. */
export function unhandledCalls(report: (call: string) => void) {
  return http.all('*/api/*', ({ request }) => {
    report(`${request.method} ${new URL(request.url).pathname}`);
    return HttpResponse.error();
  });
}

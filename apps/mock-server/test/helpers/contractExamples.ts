import {
  type CallName,
  dispatchSchema,
  eventSchema,
  importSchema,
  inviteSchema,
  leadSchema,
  mergedLeadSchema,
} from '@cardinal/contract';
import type { Database } from '../../src/store/engine/database.ts';
import { apiKeyExamples } from './apiKeyExamples.ts';
import { formOf } from './importFiles.ts';
import { newName } from './membershipCalls.ts';
import type { TestOpenIdProvider } from './openIdProvider.ts';
import { partnerExamples } from './partnerExamples.ts';
import { newPerson, type TestServer } from './server.ts';
import { manyLeadsExamples, viewExamples } from './listExamples.ts';
import { webhookExamples } from './webhookExamples.ts';

/** The input of a successful call: path parameters, query and body. */
export interface Example {
  id?: string;
  delivery?: string;
  query?: string;
  json?: unknown;
  /** A file to upload. */
  file?: File;
  /** Request headers in addition to those of every call. */
  headers?: Record<string, string>;
  /** The caller, if not the owner of the lead. */
  by?: string;
}

/** The user for whom calls are made. */
interface World {
  db: Database;
  server: TestServer;
  google: TestOpenIdProvider;
  /** A user with one lead in their private workspace. */
  token: string;
  email: string;
  leadId: string;
}

const googler = {
  sub: 'sub-1',
  email: 'grace@gmail.example.com',
  email_verified: true,
  given_name: 'Grace',
  family_name: 'Hopper',
};

/** The caller's lead. */
export const lead = { first_name: 'Grace', email: 'grace@example.com', lead_status: 'hot' };

const held = { device: 'device-of-ada', captures: 2, oldest_seconds: 60 };
const asked = { questions: [{ kind: 'rating', label: 'How good is the fit?' }] };

const fair = {
  name: 'Trade Fair',
  location: 'Hall 3',
  start_date: '2026-11-21T10:00',
  end_date: '2026-11-22T18:00:00+01:00',
};
const attendee = { firstName: 'Edith', lastName: 'Clarke', email: 'edith@example.com' };

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * The input with which each call succeeds. A new call in the table does not compile until it is
 * added here.
 */
export function contractExamples({
  db,
  server,
  google,
  token,
  email,
  leadId,
}: World): Record<CallName, () => Example | Promise<Example>> {
  const post = (path: string, json?: unknown) =>
    server.request(path, { method: 'POST', token, json });

  /** A link's token from the email that the owner received. */
  async function mailedToken(path: string): Promise<string> {
    const mails = await db.read.selectFrom('emails').select('text').orderBy('id', 'desc').execute();
    const token = new RegExp(`/auth/${path}\\?token=(\\S+)`).exec(
      mails.map(({ text }) => text).join(),
    )?.[1];
    return token ?? 'none';
  }

  async function disownExample(): Promise<Example> {
    await server.register();
    return { json: { token: await mailedToken('disown') } };
  }

  async function resetExample(): Promise<Example> {
    await server.request('/api/auth/password/forgot', { method: 'POST', json: { email } });
    return { json: { token: await mailedToken('reset'), password: 'another-long-secret' } };
  }

  /** A founder of a company, and the call about a user who is waiting to join it. */
  async function waitingExample(json?: unknown): Promise<Example> {
    const founder = await server.register({ company_name: newName() });
    const { user } = await server.register({ company_id: founder.user.company_id });
    return { id: user.id, json, by: founder.access_token };
  }

  async function memberExample(): Promise<Example> {
    const { id = '', by = '' } = await waitingExample();
    const json = { role: 'agent' };
    await server.request(`/api/members/${id}/approve`, { method: 'POST', token: by, json });
    return { id, by };
  }

  async function ownExample(): Promise<Example> {
    const founder = await server.register({ company_name: newName() });
    return { id: founder.user.id, by: founder.access_token };
  }

  async function callbackExample(): Promise<Example> {
    const { redirectUri: redirect_uri, code } = google;
    return { json: { code: await code(googler), redirect_uri, state: 'a-random-value' } };
  }

  async function createEvent(): Promise<string> {
    const answer = await post('/api/events', fair);
    return eventSchema.parse(await answer.json()).id;
  }

  async function otherLead(): Promise<string> {
    const json = { ...lead, email: 'grace.again@example.com' };
    const answer = await post('/api/leads', json);
    return leadSchema.parse(await answer.json()).id;
  }
  async function mergeExample(): Promise<Example> {
    const json = { other: await otherLead() };
    const answer = await post(`/api/leads/${leadId}/merge`, json);
    return { id: mergedLeadSchema.parse(await answer.json()).merge_id };
  }

  const mail = () => ({ leadId, subject: 'Our talk', content: 'Dear Grace, good to meet you.' });
  async function sendMail(): Promise<string> {
    return dispatchSchema.parse(await (await post('/api/emails/send', mail())).json()).id;
  }
  /** An email that was not delivered, and the call that retries it. */
  async function failedMailExample(): Promise<Example> {
    const id = await sendMail();
    await db.write((tx) =>
      tx.updateTable('emails').set({ state: 'failed' }).where('id', '=', id).execute(),
    );
    return { id };
  }

  async function sessionExample(): Promise<Example> {
    const [session] = await db.read
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select('sessions.id')
      .where('users.email', '=', email)
      .execute();
    return { id: session?.id ?? 'none' };
  }

  /** An invitation, and who made it. */
  async function newInvite() {
    const { by } = await ownExample();
    const options = { method: 'POST', json: { role: 'agent' }, token: by };
    const made = await server.request('/api/companies/invites', options);
    return { ...inviteSchema.parse(await made.json()), by };
  }

  const file = new File(['First name,Email\nGrace,grace@example.com\n,nobody\n'], 'leads.csv');

  async function importExample(json?: unknown): Promise<Example> {
    const made = { method: 'POST', token, body: formOf(await file.text()) };
    const answer = await server.request('/api/leads/import', made);
    return { id: importSchema.parse(await answer.json()).id, json };
  }

  return {
    health: () => ({}),
    ready: () => ({}),
    register: () => ({ json: newPerson({ role: 'manager' }) }),
    login: () => ({ json: { email, password: 'a-long-enough-secret' } }),
    google: async () => ({ json: { id_token: await google.idToken({ ...googler }) } }),
    googleCallback: callbackExample,
    me: () => ({}),
    config: () => ({}),
    status: () => ({}),
    profile: () => ({ json: { first_name: 'Adele', is_activated: true } }),
    verify: async () => ({ json: { token: await mailedToken('verify') } }),
    sendVerification: () => ({}),
    forgotPassword: () => ({ json: { email } }),
    resetPassword: resetExample,
    disown: disownExample,
    sessions: () => ({}),
    endSession: sessionExample,
    createCompany: () => ({ json: { name: newName() } }),
    lookAtInvite: async () => {
      const invite_token = new URL((await newInvite()).link).searchParams.get('invite');
      return { json: { invite_token } };
    },
    updateCompany: async () => ({ ...(await ownExample()), json: { listed: false } }),
    ownCompany: ownExample,
    leavingPreview: ownExample,
    leaveCompany: ownExample,
    invite: async () => ({ ...(await ownExample()), json: { role: 'agent' } }),
    firstSteps: () => ({}),
    closeFirstSteps: () => ({}),
    addSamples: () => ({}),
    removeSamples: () => post('/api/samples').then(() => ({})),
    invites: ownExample,
    revokeInvite: async () => {
      const { id, by } = await newInvite();
      return { id, by };
    },
    pendingMembers: () => ({}),
    approveMember: () => waitingExample({ role: 'agent' }),
    rejectMember: () => waitingExample(),
    memberResetLink: ownExample,
    companies: () => ({}),
    stats: () => ({}),
    captures: () => ({}),
    leads: () => ({ query: '?lead_status=Hot&limit=1&sort=-name' }),
    createLead: () => ({ json: { ...lead, phone: '+44 20 7946 0000' } }),
    exportLeads: () => ({ query: '?lead_status=hot&sort=name' }),
    importTemplate: () => ({}),
    createImport: () => ({ file }),
    createAttendeeList: async () => ({
      id: await createEvent(),
      file: new File(['Badge code,First name\n4711,Grace\n'], 'attendees.csv'),
    }),
    imports: async () => {
      await importExample();
      return { query: '?limit=1' };
    },
    import: importExample,
    updateImport: () => importExample({ mapping: ['full_name', 'email'] }),
    commitImport: () => importExample({}),
    importReport: importExample,
    undoImport: importExample,
    lead: () => ({ id: leadId }),
    leadVcard: () => ({ id: leadId }),
    leadPicture: async () => {
      const json = { pictures: [pixel] };
      await server.request(`/api/leads/${leadId}`, { method: 'PUT', token, json });
      return { id: leadId };
    },
    similarLeads: () => ({ query: '?email=grace@example.com' }),
    leadDuplicates: () => ({ id: leadId }),
    updateLead: () => ({ id: leadId, json: { lead_status: 'Closed', notes: 'Signed.' } }),
    deviceReader: () => ({}),
    scanCard: () => ({ json: { image_data: pixel, lead_type: 'Event Leads' } }),
    deleteLead: () => ({ id: leadId }),
    restoreLead: async () => {
      await server.request(`/api/leads/${leadId}`, { method: 'DELETE', token });
      return { id: leadId };
    },
    mergeLead: async () => ({ id: leadId, json: { other: await otherLead(), fields: {} } }),
    undoMerge: mergeExample,
    today: () => ({}),
    finishNextStep: () => ({ id: leadId }),
    snoozeNextStep: () => ({ id: leadId, json: { until: '2027-01-01T09:00:00Z' } }),
    ...manyLeadsExamples(server, { token, leadId }),
    assignLead: () => ({ id: leadId, json: { userId: null } }),
    activities: () => ({ id: leadId, query: '?limit=1' }),
    createActivity: async () => {
      const json = { phone: '+44 20 7946 0000' };
      await server.request(`/api/leads/${leadId}`, { method: 'PUT', token, json });
      return { id: leadId, json: { type: 'call' } };
    },
    events: () => ({}),
    event: async () => ({ id: await createEvent() }),
    eventQuestions: async () => ({ id: await createEvent() }),
    setEventQuestions: async () => ({ id: await createEvent(), json: asked }),
    createEvent: () => ({ json: fair }),
    updateEvent: async () => ({ id: await createEvent(), json: { location: 'Hall 4' } }),
    deleteEvent: async () => ({ id: await createEvent() }),
    eventBoard: async () => ({ id: await createEvent() }),
    tellHeldCaptures: async () => ({ id: await createEvent(), json: held }),
    createEventLeads: async () => ({ id: await createEvent(), json: { attendees: [attendee] } }),
    sendEmail: () => ({ json: mail() }),
    emails: async () => {
      await sendMail();
      return { query: `?lead_id=${leadId}` };
    },
    retryEmail: failedMailExample,
    mailbox: async () => {
      await sendMail();
      return { query: '?limit=1' };
    },
    createMeeting: () => ({
      id: leadId,
      json: { title: 'Demo', start: '2026-12-01T10:00Z', duration_minutes: 45, place: 'Hall 3' },
    }),
    users: () => ({}),
    communications: () => ({ query: '?type=call&q=grace' }),
    dueLeads: () => ({ query: '?limit=1' }),
    audit: ownExample,
    exportAudit: async () => ({ by: (await ownExample()).by, query: '?format=csv' }),
    ...partnerExamples(server, async () => (await ownExample()).by ?? ''),
    ...apiKeyExamples(server, token, leadId),
    ...viewExamples(server, { token }),
    leadInCrm: () => ({ id: leadId }),
    retryLeadInCrm: () => ({ id: leadId }),
    ...webhookExamples(server, async () => (await ownExample()).by ?? ''),
    reauthenticate: () => ({ json: { password: 'a-long-enough-secret' } }),
    changePassword: () => ({
      json: { current_password: 'a-long-enough-secret', new_password: 'another-long-secret' },
    }),
    members: ownExample,
    updateMember: async () => ({ ...(await memberExample()), json: { role: 'manager' } }),
    removeMember: memberExample,
    generateEmail: () => ({ json: { leadId, emailType: 'initial', context: '' } }),
    logout: () => ({ query: '?all=true' }),
  };
}

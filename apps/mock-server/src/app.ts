import { responseHeaders } from '@cardinal/contract';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import { answerHeaders } from './http/answerHeaders.ts';
import { ownCallback } from './http/callback.ts';
import type { Environment } from './http/environment.ts';
import { requestLog } from './http/log.ts';
import { createMetrics } from './http/metrics.ts';
import { demandOneHost } from './http/oneHost.ts';
import { errorAnswer } from './http/problemAnswer.ts';
import { createRouter } from './http/router.ts';
import type { CardReader } from './ports/cards/index.ts';
import { openIdProvider } from './ports/identity/index.ts';
import { createWriter } from './ports/writer/index.ts';
import type { Mailer } from './ports/mail/index.ts';
import type { Hub } from './realtime/hub.ts';
import { authRoutes } from './routes/accounts.ts';
import { companyRoutes } from './routes/company.ts';
import { docsRoutes } from './routes/docs.ts';
import { emailRoutes } from './routes/emails.ts';
import { googleRoutes } from './routes/google.ts';
import { eventRoutes } from './routes/events.ts';
import { importingRoutes } from './routes/importing.ts';
import { leadHistoryRoutes } from './routes/leadActions.ts';
import { leadRoutes } from './routes/leads.ts';
import { liveRoute } from './routes/live.ts';
import { memberRoutes } from './routes/members.ts';
import { openApiRoute } from './routes/openapi.ts';
import { portalRoutes } from './routes/portal.ts';
import { systemRoutes } from './routes/system.ts';
import { teamRoutes } from './routes/team.ts';
import { writingRoutes } from './routes/writing.ts';
import { unsubscribeRoutes } from './routes/unsubscribe.ts';
import { createAccountMails } from './services/mail/accountMails.ts';
import { createAccounts } from './services/accounts/accounts.ts';
import { companyService } from './services/company/companyService.ts';
import { createConfig } from './services/accounts/config.ts';
import { boundTo } from './services/shared/currentPrincipal.ts';
import { createGoogleSignIn } from './services/accounts/googleSignIn.ts';
import { createAssignments } from './services/leads/assignments.ts';
import { createDeletions } from './services/leads/deletions.ts';
import { createEventService } from './services/events/eventService.ts';
import { createHistory } from './services/leads/history.ts';
import { createEmailService } from './services/mail/emailService.ts';
import { createMeetings } from './services/mail/meetings.ts';
import { createUnsubscribing } from './services/mail/unsubscribing.ts';
import { createImports } from './services/importing/imports.ts';
import { leadService } from './services/leads/leadService.ts';
import type { Jobs } from './services/jobs/jobs.ts';
import { createMemberChanges } from './services/company/memberChanges.ts';
import { memberService } from './services/company/memberService.ts';
import { createOutbox } from './services/mail/outbox.ts';
import type { Principal } from './services/shared/principal.ts';
import { notFound } from './services/shared/failures.ts';
import { createOwnPassword } from './services/accounts/ownPassword.ts';
import { createPasswordCheck } from './services/identity/passwordCheck.ts';
import { createProofs } from './services/identity/proofs.ts';
import { createProfile } from './services/accounts/profile.ts';
import { createQuotas } from './services/shared/quotas.ts';
import { createRecovery } from './services/accounts/recovery.ts';
import { createRegistration } from './services/accounts/registration.ts';
import { createScanning } from './services/capture/scanning.ts';
import { createSessions } from './services/identity/sessions.ts';
import { createWriting } from './services/mail/writing.ts';
import type { Settings } from './settings.ts';
import type { Database } from './store/engine/database.ts';
import { isStorageFailure } from './store/engine/storageFailure.ts';
import { countJobs } from './store/records/jobs.ts';

/** What the app is made of; the main program and the tests put it together. */
export interface AppDependencies {
  settings: Settings;
  db: Database;
  log: Logger;
  jobs: Jobs;
  mailer: Mailer;
  /** Milliseconds after each try of a mail. @default about a day in all */
  mailPauses?: readonly number[];
  cards: CardReader;
  hub: Hub;
  /** Absolute path of the built portal. */
  portalFolder: string;
  /** Milliseconds since 1970. @default Date.now */
  clock?: () => number;
}

/** Makes the whole application; `app.request()` calls it in-process, without a socket. */
export function createApp(dependencies: AppDependencies): Hono<Environment> {
  const { settings, db, log, jobs, mailer, mailPauses: pauses, cards, hub } = dependencies;
  const { portalFolder, clock = Date.now } = dependencies;
  const quotas = createQuotas();
  const { sessionDays, publicUrl, trustProxy } = settings;
  const onEnded = (ids: readonly string[]) => hub.endSessions(ids);
  const onChanged = (userId: string) => hub.refreshUser(userId);
  const { isHearing } = hub;
  const sessions = createSessions({
    db,
    log,
    clock,
    sessionDays,
    onEnded,
    onChanged,
    isHearing,
  });
  hub.onForeignSessions(sessions.forget);
  const isRight = createPasswordCheck(quotas);
  const accounts = createAccounts({ db, sessions, isRight });
  const ownPassword = createOwnPassword({ db, clock, sessions, isRight });
  const google = settings.google && openIdProvider(settings.google);
  const queue = { db, log, jobs, mailer, announcer: hub, clock, publicUrl, pauses };
  const outbox = createOutbox(queue);
  const mails = createAccountMails({ clock, outbox, publicUrl });
  const proofs = createProofs({ db, clock, sessions, announcer: hub, outbox, mails });
  const register = createRegistration({ db, clock, sessions, quotas, outbox, mails });
  const profile = createProfile({ db, clock, sessions });
  const sendsMail = settings.smtp !== undefined;
  const recovery = createRecovery({
    db,
    log,
    clock,
    sessions,
    quotas,
    outbox,
    mails,
    proofs,
    sendsMail,
  });

  const metrics = createMetrics({
    token: settings.metricsToken,
    countSockets: () => hub.count(),
    countJobs: () => countJobs(db),
  });
  const app = new Hono<Environment>({ strict: false });
  app.onError(errorAnswer({ log, isStorageFailure }));
  app.use(requestLog(log), metrics.measure, answerHeaders(publicUrl.startsWith('https:')));
  app.use(demandOneHost);
  if (settings.corsOrigins.length > 0) {
    app.use(
      '/api/*',
      cors({
        origin: [...settings.corsOrigins],
        exposeHeaders: Object.keys(responseHeaders),
        maxAge: 600,
      }),
    );
  }

  const { route, close } = createRouter(app, {
    authenticate: async (token, clientId) => (await sessions.find(token, clientId))?.principal,
    requireRecentSignIn: sessions.requireRecentSignIn,
  });
  systemRoutes(route, { db, log, config: createConfig({ db, log, settings, google }) });
  googleRoutes(route, {
    google: createGoogleSignIn({
      db,
      clock,
      sessions,
      quotas,
      proofs,
      google,
      isOwnCallback: ownCallback(settings),
    }),
    trustProxy,
  });
  authRoutes(route, { accounts, register, profile, recovery, ownPassword, sessions, trustProxy });
  const records = { db, announcer: hub, clock };
  const recordsOf = (principal: Principal) => ({ ...records, db: boundTo(db, principal) });
  companyRoutes(route, {
    db,
    profile,
    companyOf: (principal) => companyService({ ...recordsOf(principal), publicUrl }, principal),
  });
  memberRoutes(route, {
    membersOf: (principal) =>
      memberService({ ...recordsOf(principal), sessions, publicUrl }, principal),
    changesOf: (principal) => createMemberChanges({ ...records, sessions }, principal),
  });
  const imports = createImports({ ...records, log, jobs, quotas });
  importingRoutes(route, {
    ...records,
    importsOf: (principal) => imports.importsOf(principal, boundTo(db, principal)),
  });
  leadRoutes(route, {
    leadsOf: (principal) => leadService(recordsOf(principal), principal),
    scan: createScanning({ cards, quotas }),
  });
  leadHistoryRoutes(route, {
    assignmentsOf: (principal) => createAssignments(recordsOf(principal), principal),
    deletionsOf: (principal) => createDeletions(recordsOf(principal), principal),
    historyOf: (principal) => createHistory(recordsOf(principal), principal),
  });
  eventRoutes(route, {
    eventsOf: (principal) => createEventService(recordsOf(principal), principal),
  });
  const { mailFrom } = settings;
  const mail = { outbox, quotas, sendsMail, publicUrl, mailFrom };
  emailRoutes(route, {
    emailsOf: (principal) => createEmailService({ ...recordsOf(principal), ...mail }, principal),
    meetingsOf: (principal) => createMeetings({ ...recordsOf(principal), ...mail }, principal),
  });
  teamRoutes(route, { db, clock });
  const writer = createWriter(settings.ai);
  writingRoutes(route, { write: createWriting({ db, log, clock, quotas, writer }) });
  close();
  openApiRoute(app, publicUrl);
  docsRoutes(app, publicUrl);
  app.all('/api/*', (c) => {
    c.set('route', '/api/*');
    throw notFound('This address');
  });

  metrics.addTo(app);
  liveRoute(app, { hub, sessions, settings });
  unsubscribeRoutes(app, createUnsubscribing(records));
  portalRoutes(app, portalFolder);
  app.notFound(() => {
    throw notFound('This address');
  });
  return app;
}

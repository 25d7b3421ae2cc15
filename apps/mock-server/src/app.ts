import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { ownCallback } from './http/callback.ts';
import type { Environment } from './http/environment.ts';
import { requestLog } from './http/log.ts';
import { createMetrics } from './http/metrics.ts';
import { errorAnswer } from './http/problemAnswer.ts';
import { createRouter } from './http/router.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import type { CardReader } from './ports/cards/index.ts';
import { openIdProvider } from './ports/identity/index.ts';
import type { Hub } from './realtime/hub.ts';
import { authRoutes } from './routes/auth.ts';
import { companyRoutes } from './routes/companies.ts';
import { docsRoutes } from './routes/docs.ts';
import { googleRoutes } from './routes/google.ts';
import { eventRoutes } from './routes/events.ts';
import { leadHistoryRoutes } from './routes/leadHistory.ts';
import { leadRoutes } from './routes/leads.ts';
import { liveRoute } from './routes/live.ts';
import { memberRoutes } from './routes/members.ts';
import { openApiRoute } from './routes/openapi.ts';
import { portalRoutes } from './routes/portal.ts';
import { systemRoutes } from './routes/system.ts';
import { teamRoutes } from './routes/team.ts';
import { createAccountMails } from './services/accountMails.ts';
import { createAccounts } from './services/accounts.ts';
import { companyService } from './services/companyService.ts';
import { createConfig } from './services/config.ts';
import { createGoogleSignIn } from './services/googleSignIn.ts';
import { createAssignments } from './services/assignments.ts';
import { createDeletions } from './services/deletions.ts';
import { createEventService } from './services/eventService.ts';
import { createHistory } from './services/history.ts';
import { leadService } from './services/leadService.ts';
import type { Outbox } from './services/outbox.ts';
import { memberService } from './services/memberService.ts';
import { notFound } from './services/problems.ts';
import { createProfile } from './services/profile.ts';
import { createQuotas } from './services/quotas.ts';
import { createRecovery } from './services/recovery.ts';
import { createRegistration } from './services/registration.ts';
import { createScanning } from './services/scanning.ts';
import { createSessions } from './services/sessions.ts';
import type { Settings } from './settings.ts';
import type { Database } from './store/database.ts';

/** What the app is made of; the main program and the tests put it together. */
export interface AppDependencies {
  settings: Settings;
  db: Database;
  log: Logger;
  outbox: Outbox;
  cards: CardReader;
  hub: Hub;
  /** Absolute path of the built portal. */
  portalFolder: string;
  /** Milliseconds since 1970. @default Date.now */
  clock?: () => number;
}

/** Headers of answers that pages of other origins may read, where they may call at all. */
const exposed = [
  'ETag',
  'Link',
  'Location',
  'Retry-After',
  'X-Request-Id',
  'X-Total-Count',
  'X-Total-Count-Capped',
];

/** Makes the whole application; `app.request()` calls it in-process, without a socket. */
export function createApp(dependencies: AppDependencies): Hono<Environment> {
  const { settings, db, log, outbox, cards, hub, portalFolder, clock = Date.now } = dependencies;
  const quotas = createQuotas();
  const { sessionDays, publicUrl, trustProxy } = settings;
  const onEnded = (ids: readonly string[]) => hub.endSessions(ids);
  const onChanged = (userId: string) => hub.refreshUser(userId);
  const sessions = createSessions({ db, log, clock, sessionDays, onEnded, onChanged });
  hub.onForeignSessions(sessions.forget);
  const accounts = createAccounts({ db, sessions, quotas });
  const google = settings.google && openIdProvider(settings.google);
  const mails = createAccountMails({ clock, outbox, publicUrl });
  const register = createRegistration({ db, clock, sessions, quotas, outbox, mails });
  const profile = createProfile({ db, clock, sessions });
  const sendsMail = settings.smtpUrl !== undefined;
  const recovery = createRecovery({
    db,
    log,
    clock,
    sessions,
    quotas,
    outbox,
    mails,
    sendsMail,
  });

  const metrics = createMetrics({
    token: settings.metricsToken,
    countSockets: () => hub.count(),
  });
  const app = new Hono<Environment>({ strict: false });
  app.onError(errorAnswer(log));
  app.use(
    requestId(),
    requestLog(log),
    metrics.measure,
    securityHeaders(publicUrl.startsWith('https:')),
    compress(),
  );
  if (settings.corsOrigins.length > 0) {
    app.use(
      '/api/*',
      cors({ origin: [...settings.corsOrigins], exposeHeaders: exposed, maxAge: 600 }),
    );
  }
  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    // Said here, it costs nothing; said by the compression, it makes every answer anew.
    c.header('Vary', 'Accept-Encoding', { append: true });
    await next();
  });

  const { route, close } = createRouter(
    app,
    async (token, clientId) => (await sessions.find(token, clientId))?.principal,
  );
  systemRoutes(route, { db, log, config: createConfig({ db, log, settings, google }) });
  googleRoutes(route, {
    google: createGoogleSignIn({
      db,
      clock,
      sessions,
      quotas,
      google,
      isOwnCallback: ownCallback(settings),
    }),
    trustProxy,
  });
  authRoutes(route, { accounts, register, profile, recovery, sessions, trustProxy });
  companyRoutes(route, {
    db,
    profile,
    companyOf: (principal) => companyService({ db, clock, publicUrl }, principal),
  });
  memberRoutes(route, {
    membersOf: (principal) => memberService({ db, clock, sessions, publicUrl }, principal),
  });
  const records = { db, announcer: hub, clock };
  leadRoutes(route, {
    leadsOf: (principal) => leadService(records, principal),
    scan: createScanning({ cards, quotas }),
  });
  leadHistoryRoutes(route, {
    assignmentsOf: (principal) => createAssignments(records, principal),
    deletionsOf: (principal) => createDeletions(records, principal),
    historyOf: (principal) => createHistory(records, principal),
  });
  eventRoutes(route, { eventsOf: (principal) => createEventService(records, principal) });
  teamRoutes(route, { db, clock });
  close();
  openApiRoute(app);
  docsRoutes(app);
  app.all('/api/*', (c) => {
    c.set('route', '/api/*');
    throw notFound('This address');
  });

  metrics.addTo(app);
  liveRoute(app, { hub, sessions, settings });
  portalRoutes(app, portalFolder);
  app.notFound(() => {
    throw notFound('This address');
  });
  return app;
}

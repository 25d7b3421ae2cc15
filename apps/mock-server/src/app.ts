import { Hono } from 'hono';
import { createCrossOrigin, openPaths, openToEveryone } from './http/crossOrigin.ts';
import { createResponseHeaders } from './http/responses/responseHeaders.ts';
import type { Environment } from './http/environment.ts';
import { createRequestLog } from './http/log.ts';
import { createMetrics } from './http/metrics.ts';
import { createCallerReader } from './http/requests/caller.ts';
import { requireOneHost } from './http/requests/oneHost.ts';
import { requirePlainPath } from './http/requests/plainPath.ts';
import { createErrorHandler } from './http/errorHandler.ts';
import { createRouter } from './http/router.ts';
import { accountRoutes } from './routes/accounts.ts';
import { captureRoutes } from './routes/capture.ts';
import { companyRoutes } from './routes/company.ts';
import { docsRoutes } from './routes/docs/docs.ts';
import { openApiRoute } from './routes/docs/openapi.ts';
import { eventRoutes } from './routes/events.ts';
import { hostedFormRoutes } from './routes/hostedForm/hostedForm.ts';
import { importingRoutes } from './routes/importing.ts';
import { leadRoutes } from './routes/leads.ts';
import { liveRoute } from './routes/live.ts';
import { mailRoutes } from './routes/mail.ts';
import { onboardingRoutes } from './routes/onboarding.ts';
import { partnerRoutes } from './routes/partners.ts';
import { portalRoutes } from './routes/portal.ts';
import { systemRoutes } from './routes/system.ts';
import { assistantRoutes } from './routes/otherSystems/assistants.ts';
import { mcpRoute } from './routes/otherSystems/mcp.ts';
import { oauthRoutes } from './routes/otherSystems/oauth.ts';
import { proposalRoutes } from './routes/otherSystems/proposals.ts';
import { crmRoutes } from './routes/otherSystems/crm.ts';
import { webhookRoutes } from './routes/otherSystems/webhooks.ts';
import { unsubscribeRoutes } from './routes/unsubscribe.ts';
import { createContext, type ServerParts } from './services/context.ts';
import { notFound } from './services/shared/failures.ts';
import type { Settings } from './settings.ts';
import { isStorageFailure } from './store/engine/storageFailure.ts';
import { isTooBusy } from './store/engine/waitingLine.ts';
import { asWriter } from './store/engine/writers.ts';
import { countJobs } from './store/shared/jobs.ts';

/** Every area of the API. Each creates its own services from the context. */
const areas = [
  systemRoutes,
  accountRoutes,
  companyRoutes,
  onboardingRoutes,
  leadRoutes,
  captureRoutes,
  eventRoutes,
  mailRoutes,
  importingRoutes,
  partnerRoutes,
  webhookRoutes,
  crmRoutes,
  assistantRoutes,
  proposalRoutes,
];

/** The parts of the app; the main program and the tests assemble it. */
export interface AppParts extends ServerParts {
  settings: Settings;
}

/** Creates the whole application; `app.request()` calls it in-process, without a socket. */
export function createApp(parts: AppParts): Hono<Environment> {
  const { settings, db, log, hub } = parts;
  const { publicUrl } = settings;
  const context = createContext(parts);
  const { sessions, apiKeyAccess } = context;
  const metrics = createMetrics({
    token: settings.metricsToken,
    countSockets: () => hub.count(),
    countJobs: () => countJobs(db),
  });

  const app = new Hono<Environment>({ strict: false });
  app.onError(createErrorHandler({ log, isTooBusy, isStorageFailure }));
  const headers = createResponseHeaders(publicUrl.startsWith('https:'));
  app.use(createRequestLog(log), metrics.measure, headers);
  app.use(requireOneHost);
  const callerOf = createCallerReader(settings.trustProxy);
  app.use((c, next) => {
    c.set('caller', callerOf(c));
    return asWriter(c.get('caller').address, next);
  });
  const { partnerOrigins: partners, partnerSessions } = context;
  app.use(
    '/api/*',
    createCrossOrigin({ own: new URL(publicUrl).origin, settled: settings.corsOrigins, partners }),
  );
  for (const path of openPaths) app.use(path, openToEveryone);
  app.use(requirePlainPath);

  const { route, close } = createRouter(app, {
    asWriter,
    authenticate: async (token, clientId) => (await sessions.find(token, clientId))?.principal,
    requireRecentSignIn: sessions.requireRecentSignIn,
    apiKeys: apiKeyAccess,
    partners: partnerSessions,
  });
  for (const addRoutes of areas) addRoutes(route, context);
  close();
  openApiRoute(app, publicUrl);
  docsRoutes(app, publicUrl);
  app.all('/api/*', (c) => {
    c.set('route', '/api/*');
    throw notFound('address');
  });

  metrics.addTo(app);
  liveRoute(app, { hub, sessions, settings });
  mcpRoute(app, context, asWriter);
  oauthRoutes(app, context);
  unsubscribeRoutes(app, context);
  hostedFormRoutes(app, context);
  portalRoutes(app, context);
  app.notFound(() => {
    throw notFound('address');
  });
  return app;
}

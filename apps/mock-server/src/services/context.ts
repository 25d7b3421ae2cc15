import type { Logger } from 'pino';
import type { CardReader } from '../ports/cards/index.ts';
import { createOpenIdProvider } from '../ports/identity/index.ts';
import type { Mailer, SmtpServer } from '../ports/mail/index.ts';
import type { Announcer } from '../realtime/changes.ts';
import type { Hub } from '../realtime/hub.ts';
import type { Database } from '../store/engine/database.ts';
import { createApiKeyAccess } from './identity/apiKeyAccess.ts';
import { createAssistantAccess } from './identity/assistantAccess.ts';
import { createSessions } from './identity/sessions.ts';
import type { Jobs } from './jobs/jobs.ts';
import { createBurstLetters } from './mail/toUsers/burstLetters.ts';
import { createOutbox } from './mail/outbox.ts';
import { createPartnerOrigins } from './partners/partnerOrigins.ts';
import { createPartnerSessions } from './partners/partnerSessions.ts';
import { createQuotas } from './shared/quotas.ts';
import { createSecretBox } from './shared/secretBox.ts';
import { createVitals } from './shared/vitals.ts';

export interface ServiceSettings {
  /** URL for users, without a trailing slash; links in emails are built from it. */
  publicUrl: string;
  /** Mail server; if undefined, email is kept in the local mailbox. */
  smtp: SmtpServer | undefined;
  /** Sender of every email, for example `Cardinal <crm@example.com>`. */
  mailFrom: string;
  /** Model that writes emails; if undefined, the built-in writer is used. */
  ai: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
  /** Google sign-in (or another OpenID provider); undefined if not configured. */
  google: { issuer: string; clientId: string; clientSecret: string } | undefined;
  /** Whether a database without any user gets the demo data, and visitors may try the demo. */
  seedDemo: boolean;
  /** Address for visitors' questions on the public pages; undefined: the pages name none. */
  contactEmail: string | undefined;
  /** Maximum lifetime of a session, in days. */
  sessionDays: number;
  /** How long a visitor of a partner's form takes at least, in seconds. */
  formSeconds: number;
  /** Hosts that webhooks may have whatever their addresses are. */
  webhookHosts: readonly string[];
  /** Keys for stored secrets: the first one encrypts, and each decrypts; none: they are stored as they are. */
  secretsKeys: readonly string[];
  /** URL of HubSpot's API, without a trailing slash. */
  hubSpotUrl: string;
  /** Other origins whose pages may call the API and open the socket. */
  corsOrigins: readonly string[];
}

/** The settings and adapters with which the server starts. */
export interface ServerParts {
  settings: ServiceSettings;
  db: Database;
  log: Logger;
  jobs: Jobs;
  mailer: Mailer;
  /** Milliseconds after each attempt to deliver an email. @default about a day in total */
  mailPauses?: readonly number[];
  cards: CardReader;
  hub: Hub;
  /** Absolute path of the built portal. */
  portalFolder: string;
  /** Milliseconds since 1970. @default Date.now */
  clock?: () => number;
  /**
   * Milliseconds since any moment, for durations within the process: unlike the clock, it is never
   * set. @default performance.now
   */
  timer?: () => number;
}

/**
 * The dependencies of every area. An area's `index.ts` receives them, creates the area's services
 * and passes on what they need; the routes of the area call those services.
 */
export type ServerContext = ReturnType<typeof createContext>;

/** Creates the dependencies that the areas share, once per process. */
export function createContext(parts: ServerParts) {
  const { settings, db, log, jobs, mailer, mailPauses: pauses, cards, hub, portalFolder } = parts;
  const { clock = Date.now, timer = () => performance.now() } = parts;
  const { sessionDays, publicUrl } = settings;
  const sessions = createSessions({
    db,
    log,
    clock,
    timer,
    sessionDays,
    onEnded: (ids) => hub.endSessions(ids),
    onChanged: (userId) => hub.refreshUser(userId),
    isHearing: hub.isHearing,
  });
  hub.onForeignSessions(sessions.forget);
  hub.checkSessions(sessions.readAccess);
  const quotas = createQuotas(db);
  const announcer: Announcer = hub;
  const sendsMail = settings.smtp !== undefined;
  const outbox = createOutbox({ db, log, jobs, mailer, announcer, clock, publicUrl, pauses });
  return {
    settings,
    /** Public URL of the server, without a trailing slash. */
    publicUrl,
    db,
    log,
    clock,
    timer,
    jobs,
    cards,
    portalFolder,
    /** Announces changes to the open sockets after their commit. */
    announcer,
    quotas,
    /** Outcome of the last work of each part. */
    vitals: createVitals(timer),
    /** Whether live updates reach the sockets of this process. */
    isHearing: hub.isHearing,
    sessions,
    apiKeyAccess: createApiKeyAccess({ db, log, clock }),
    /** Encrypts what is stored and has to be sent as it is. */
    secrets: createSecretBox(settings.secretsKeys),
    assistantAccess: createAssistantAccess({ db, log, clock }),
    partnerSessions: createPartnerSessions({
      db,
      log,
      clock,
      quotas,
      publicUrl,
      formSeconds: settings.formSeconds,
    }),
    /** Origins that partner keys name. */
    partnerOrigins: createPartnerOrigins({ db, clock }),
    outbox,
    /** Tells the owners of partner keys about bursts. */
    burstLetters: createBurstLetters({ clock, log, outbox, publicUrl, sendsMail }),
    /** Whether email leaves this server. */
    sendsMail,
    /** Sign-in with Google; undefined if it is not set up. */
    google: settings.google && createOpenIdProvider(settings.google),
  };
}

import { resolve } from 'node:path';
import { isOrigin } from '@cardinal/contract';
import { z } from 'zod';
import { isLoopback } from './loopback.ts';
import type { ServiceSettings } from './services/context.ts';
import { smtpUrl } from './smtpSetting.ts';
import {
  readTrustedProxies,
  trustedProxiesHint,
  type TrustedProxies,
} from './http/requests/proxies.ts';

/** An invalid setting; the message is one line for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const url = (protocols: readonly string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address such as ${example}`,
    abort: true,
  });

const httpUrl = url(['http:', 'https:'], 'https://crm.example.com');

/** An origin: scheme, host and port, as a browser sends it. */
const origin = httpUrl
  .transform((text) => new URL(text).origin)
  .refine(isOrigin, 'must be an origin such as https://crm.example.com');

/** Base URL without a trailing slash. */
const baseUrl = httpUrl
  .refine((text) => !new URL(text).search && !new URL(text).hash, 'must have no ? and no #')
  .transform((text) => text.replace(/(?<!\/)\/+$/, ''));

const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  const trusted = readTrustedProxies(text);
  if (trusted !== undefined) return trusted;
  context.issues.push({ code: 'custom', message: trustedProxiesHint, input: text });
  return z.NEVER;
});

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Allowed values of each variable. An empty variable counts as unset. */
const variables = z.object({
  PORT: wholeNumber(1, 65_535).default(3_000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user@host/database').optional(),
  PUBLIC_URL: baseUrl.optional(),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^\r\n]*[^\s<>@]@[^\s<>@]+>?$/,
      'must be an address such as Cardinal <crm@example.com>',
    )
    .optional(),
  CONTACT_EMAIL: z
    .string()
    .regex(/^[^\s<>@?&%]+@[^\s<>@?&%]+$/, 'must be an address such as sales@example.com')
    .optional(),
  AI_BASE_URL: baseUrl.optional(),
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces')
    .optional(),
  AI_MODEL: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'must be the name of a model, such as gpt-5-mini')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: baseUrl.default('https://accounts.google.com'),
  SESSION_DAYS: wholeNumber(1, 365).default(30),
  FORM_SECONDS: wholeNumber(0, 60).default(2),
  CORS_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(origin))
    .default([]),
  WEBHOOK_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim().toLowerCase()))
    .pipe(z.array(z.string().regex(/^(?:[a-z\d.-]+|\[[\da-f:.]+\])$/, 'must be names of hosts')))
    .default([]),
  SECRETS_KEY: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(
      z.array(
        z
          .string()
          .regex(/^[\x21-\x7e]{32,}$/, 'must be at least 32 printable characters without spaces'),
      ),
    )
    .default([]),
  HUBSPOT_URL: baseUrl.default('https://api.hubapi.com'),
  TRUST_PROXY: trustedProxies.default(0),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 printable characters without spaces')
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
});

/** All settings, after validation. */
export interface Settings extends ServiceSettings {
  port: number;
  host: string;
  /** Absolute path of the folder of the embedded database. */
  dataDir: string;
  /** PostgreSQL; undefined means the embedded database. */
  databaseUrl: string | undefined;
  /** Reverse proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: TrustedProxies;
  /** Bearer token for `/metrics`; if undefined, only programs on this machine can read it. */
  metricsToken: string | undefined;
  logLevel: (typeof logLevels)[number];
}

type Google = NonNullable<Settings['google']>;

function googleOf(values: z.output<typeof variables>): Google | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  const { GOOGLE_ISSUER: issuer } = values;
  if (!clientId) return undefined;
  if (!clientSecret) {
    throw new SettingsError('GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is.');
  }
  const { protocol, hostname } = new URL(issuer);
  if (protocol === 'http:' && !isLoopback(hostname)) {
    throw new SettingsError('GOOGLE_ISSUER must use https unless it is on this machine.');
  }
  return { issuer, clientId, clientSecret };
}

function aiOf(values: z.output<typeof variables>): Settings['ai'] {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = values;
  if (!baseUrl) return undefined;
  if (!model) throw new SettingsError('AI_MODEL must be set when AI_BASE_URL is.');
  return { baseUrl, apiKey, model };
}

/**
 * Reads the settings from the environment.
 * @throws SettingsError naming the first variable that cannot be used.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingsError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const values = parsed.data;
  if (values.SMTP_URL && !values.MAIL_FROM) {
    throw new SettingsError('MAIL_FROM must be set when SMTP_URL is: it is the sender of emails.');
  }
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const publicHost = new URL(publicUrl).hostname;
  const embeddedAndPrivate =
    !values.DATABASE_URL && isLoopback(values.HOST) && isLoopback(publicHost);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    publicUrl,
    seedDemo: values.SEED ? values.SEED === 'demo' : embeddedAndPrivate,
    smtp: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Cardinal <no-reply@${publicHost}>`,
    contactEmail: values.CONTACT_EMAIL,
    ai: aiOf(values),
    google: googleOf(values),
    sessionDays: values.SESSION_DAYS,
    formSeconds: values.FORM_SECONDS,
    corsOrigins: values.CORS_ORIGINS,
    webhookHosts: values.WEBHOOK_HOSTS,
    secretsKeys: values.SECRETS_KEY,
    hubSpotUrl: values.HUBSPOT_URL,
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
  };
}

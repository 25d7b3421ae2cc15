import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

describe('readSettings', () => {
  it('has defaults for every variable', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      seedDemo: true,
      smtp: undefined,
      mailFrom: 'Cardinal <no-reply@localhost>',
      google: undefined,
      sessionDays: 30,
      formSeconds: 2,
      corsOrigins: [],
      webhookHosts: [],
      secretsKeys: [],
      hubSpotUrl: 'https://api.hubapi.com',
      trustProxy: 0,
      metricsToken: undefined,
      logLevel: 'info',
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toEqual(readSettings({}));
  });

  it('reads the given values', () => {
    const settings = readSettings({
      PORT: '8080',
      PUBLIC_URL: 'https://crm.example.com/',
      CORS_ORIGINS: 'https://a.example.com, https://b.example.com:444',
      TRUST_PROXY: '10.0.0.0/8, fd00::/8',
      SESSION_DAYS: '3',
    });
    expect(settings).toMatchObject({
      port: 8080,
      publicUrl: 'https://crm.example.com',
      corsOrigins: ['https://a.example.com', 'https://b.example.com:444'],
      trustProxy: ['10.0.0.0/8', 'fd00::/8'],
      sessionDays: 3,
      mailFrom: 'Cardinal <no-reply@crm.example.com>',
    });
  });

  it.each([
    ['PORT', 'abc', 'whole number'],
    ['PORT', '70000', 'whole number'],
    ['PUBLIC_URL', 'crm.example.com', 'https://'],
    ['DATABASE_URL', 'mysql://host/db', 'postgres://'],
    ['SEED', 'yes', 'demo or none'],
    ['SMTP_URL', 'mail.example.com', 'smtps://'],
    ['SMTP_URL', 'smtp://', 'smtps://'],
    ['SMTP_URL', 'smtp://user@mail.example.com', 'both user and password'],
    ['SMTP_URL', 'smtp://user:100%@mail.example.com', '%25'],
    ['SMTP_URL', 'smtp://mail.example.com?tls=sometimes', 'required, optional, off'],
    ['SMTP_URL', 'smtp://mail.example.com?requireTLS=false', 'requireTLS'],
    ['SMTP_URL', 'smtps://mail.example.com?tls=off', 'always encrypted'],
    ['MAIL_FROM', 'nobody', 'address'],
    ['CONTACT_EMAIL', 'Sales <sales@example.com>', 'sales@example.com'],
    ['SESSION_DAYS', '0', 'whole number'],
    ['CORS_ORIGINS', '*', 'https://'],
    ['CORS_ORIGINS', 'https://a.example;script-src', 'https://'],
    ['TRUST_PROXY', 'maybe', '10.0.0.0/8'],
    ['TRUST_PROXY', '10.0.0.0/40', 'number of proxies'],
    ['LOG_LEVEL', 'loud', 'one of'],
    ['METRICS_TOKEN', 'short', '16 printable'],
    ['SECRETS_KEY', 'short', '32 printable'],
    ['SECRETS_KEY', 'a-key-of-thirty-two-characters..,short', '32 printable'],
    ['AI_BASE_URL', 'api.example.com', 'https://'],
    ['AI_API_KEY', 'two words', 'without spaces'],
    ['AI_MODEL', 'two words', 'name of a model'],
    ['GOOGLE_ISSUER', 'accounts.google.com', 'https://'],
  ])('refuses %s=%s with one line that names it', (name, value, hint) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]*${hint}[^\\n]*$`));
  });

  it('requires a sender for a mail server', () => {
    expect(() => readSettings({ SMTP_URL: 'smtp://mail' })).toThrow(/MAIL_FROM/);
  });

  it.each([
    ['smtps://user:secret@mail.example.com', 'implicit'],
    ['smtps://mail.example.com?tls=required', 'implicit'],
    ['smtp://user:secret@mail.example.com:587', 'required'],
    ['smtp://user:secret@127.example.com', 'required'],
    ['smtp://user:secret@192.0.2.1', 'required'],
    ['smtp://user:secret@[2001:db8::1]', 'required'],
    ['smtp://user:secret@mail.example.com?tls=optional', 'optional'],
    ['smtp://user:secret@mail.example.com?tls=off', 'off'],
    ['smtp://mail.example.com', 'optional'],
    ['smtp://mail.example.com?tls=required', 'required'],
    ['smtp://user:secret@localhost', 'optional'],
    ['smtp://user:secret@127.0.0.1:2525', 'optional'],
    ['smtp://user:secret@[::1]', 'optional'],
  ])('reads %s as TLS %s', (SMTP_URL, tls) => {
    expect(readSettings({ SMTP_URL, MAIL_FROM: 'crm@example.com' }).smtp?.tls).toBe(tls);
  });

  it('parses the URL of a mail server', () => {
    const of = (SMTP_URL: string) => readSettings({ SMTP_URL, MAIL_FROM: 'crm@example.com' }).smtp;
    expect(of('smtp://crm%40example.com:p%2Fa%20s@[::1]:2525')).toEqual({
      host: '::1',
      port: 2525,
      tls: 'optional',
      credentials: { user: 'crm@example.com', password: 'p/a s' },
    });
    expect(of('smtps://mail.example.com')).toEqual({
      host: 'mail.example.com',
      port: undefined,
      tls: 'implicit',
      credentials: undefined,
    });
  });

  it('requires the name of a model if there is a model server', () => {
    const model = { AI_BASE_URL: 'https://ai.example.com/v1/', AI_MODEL: 'writer-1' };
    const baseUrl = 'https://ai.example.com/v1';
    expect(readSettings(model).ai).toEqual({ baseUrl, apiKey: undefined, model: 'writer-1' });
    expect(readSettings({ ...model, AI_API_KEY: 'sk-1' }).ai?.apiKey).toBe('sk-1');
    expect(readSettings({ AI_MODEL: 'writer-1' }).ai).toBeUndefined();
    expect(() => readSettings({ AI_BASE_URL: baseUrl })).toThrow(/^AI_MODEL must be set/);
  });

  it('requires a secret for Google, and https except on this machine', () => {
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(readSettings(google).google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'id',
      clientSecret: 'secret',
    });
    expect(() => readSettings({ GOOGLE_CLIENT_ID: 'id' })).toThrow(/^GOOGLE_CLIENT_SECRET/);
    const at = (GOOGLE_ISSUER: string) => () => readSettings({ ...google, GOOGLE_ISSUER });
    expect(at('http://id.example.com')).toThrow(/^GOOGLE_ISSUER/);
    expect(at('http://127.0.0.1:9000')).not.toThrow();
  });

  it.each([
    [{}, true],
    [{ HOST: '::1' }, true],
    [{ PUBLIC_URL: 'http://localhost:5173' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://crm.example.com' }, false],
    [{ DATABASE_URL: 'postgres://host/db' }, false],
    [{ SEED: 'none' }, false],
    [{ SEED: 'demo', HOST: '0.0.0.0', DATABASE_URL: 'postgres://host/db' }, true],
  ])('seeds the demo with %o: %s', (environment, seedDemo) => {
    expect(readSettings(environment).seedDemo).toBe(seedDemo);
  });
});

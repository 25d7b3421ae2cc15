import { z } from 'zod';
import { isLoopback } from './loopback.ts';
import type { SmtpServer } from './ports/mail/index.ts';

const example = 'smtps://user:password@mail.example.com';
const tlsValues = ['required', 'optional', 'off'] as const;

type TlsValue = (typeof tlsValues)[number];

const isTlsValue = (text: string): text is TlsValue => tlsValues.some((value) => value === text);

/** Percent-decodes a text; undefined if that is not possible. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The error in the URL of a mail server; undefined if there is none. */
function wrongWith(url: URL): string | undefined {
  const { protocol, hostname, username, password, searchParams } = url;
  if (!['smtp:', 'smtps:'].includes(protocol) || !hostname) {
    return `must be an address such as ${example}`;
  }
  if (!username !== !password) return 'must name both user and password, or neither';
  if (decoded(username) === undefined || decoded(password) === undefined) {
    return 'must have % in user and password written as %25';
  }
  const unknown = [...searchParams.keys()].find((name) => name !== 'tls');
  if (unknown !== undefined) return `has no parameter ${unknown}; it only knows tls`;
  const tls = searchParams.get('tls');
  if (tls !== null && !isTlsValue(tls)) return `must have tls as one of ${tlsValues.join(', ')}`;
  if (protocol === 'smtps:' && tls !== null && tls !== 'required') {
    return 'is always encrypted with smtps://; use smtp:// for another tls';
  }
  return undefined;
}

/** The encryption of the connection: as set in the URL, or a default that protects passwords. */
function tlsOf({ protocol, hostname, password, searchParams }: URL): SmtpServer['tls'] {
  if (protocol === 'smtps:') return 'implicit';
  const tls = searchParams.get('tls') ?? '';
  if (isTlsValue(tls)) return tls;
  return password && !isLoopback(hostname.toLowerCase()) ? 'required' : 'optional';
}

export const smtpUrl = z.string().transform((text, context): SmtpServer => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const wrong = url ? wrongWith(url) : `must be an address such as ${example}`;
  if (!url || wrong) {
    context.addIssue({ code: 'custom', message: wrong ?? '' });
    return z.NEVER;
  }
  const { hostname, port, username, password } = url;
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port ? Number(port) : undefined,
    tls: tlsOf(url),
    credentials: username
      ? { user: decoded(username) ?? '', password: decoded(password) ?? '' }
      : undefined,
  };
});

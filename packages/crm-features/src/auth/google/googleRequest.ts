import type { Config } from '@cardinal/contract';
import { stored } from '@cardinal/contract/labels';
import { times } from '@cardinal/contract/limits';
import { paths } from '@cardinal/contract/paths';

/** Where a sign-in with Google was started. `confirm`: to confirm who is signed in. */
export type GoogleSource = 'login' | 'register' | 'confirm';

/** What this tab stores about a request until Google's response arrives. */
export interface GoogleRequest {
  /** The `state` that was sent, with its random part. */
  state: string;
  /** Expected in the ID token, so that a code of another request is refused. */
  nonce: string;
  source: GoogleSource;
  /** Milliseconds. */
  startedAt: number;
  /** Path to continue at after the sign-in. */
  returnTo: string;
  /** With source `confirm`: the only user who may sign in. */
  userId?: string;
}

/** The purpose of the sign-in. */
export type GooglePurpose = Pick<GoogleRequest, 'source' | 'returnTo' | 'userId'>;

/** Why a response is not accepted. */
export type AnswerFault = 'unknown' | 'expired';

const { key } = stored.google;

/** The `redirect_uri`, which is the same in the request and in the call that redeems the code. */
export const redirectUri = (origin: string) => origin + paths.googleCallback;

function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Creates a request: its `state` contains the time, the source and a random value. */
export function createGoogleRequest(purpose: GooglePurpose, now: number): GoogleRequest {
  const state = JSON.stringify({ timestamp: now, source: purpose.source, random: randomText() });
  return { ...purpose, state: btoa(state), nonce: randomText(), startedAt: now };
}

/** URL of Google's page for a request. */
export function authorizationUrl(
  google: NonNullable<Config['google']>,
  { state, nonce }: GoogleRequest,
  origin: string,
): string {
  const url = new URL(google.authorization_endpoint);
  const parameters = {
    client_id: google.client_id,
    redirect_uri: redirectUri(origin),
    response_type: 'code',
    scope: 'openid email profile',
    access_type: 'offline',
    prompt: 'select_account',
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Remembers a request in this tab. @throws If the browser forbids storage. */
export function keepGoogleRequest(request: GoogleRequest): void {
  sessionStorage.setItem(key, JSON.stringify(request));
}

const isRequest = (value: unknown): value is GoogleRequest =>
  typeof value === 'object' &&
  value !== null &&
  'state' in value &&
  'nonce' in value &&
  'startedAt' in value &&
  'returnTo' in value;

function read(): GoogleRequest | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isRequest(value) ? value : null;
  } catch {
    return null;
  }
}

/** The request for which this tab is waiting, for the page that shows its outcome. */
export const pendingGoogleRequest = (): GoogleRequest | null => read();

/** Forgets the request for which this tab is waiting. */
export function forgetGoogleRequest(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was stored either.
  }
}

/**
 * Takes the request to which a response belongs. It is accepted only once, so that neither a reload
 * nor a link from elsewhere signs anyone in.
 */
export function takeGoogleRequest(state: string | null, now: number): GoogleRequest | AnswerFault {
  const request = read();
  forgetGoogleRequest();
  if (!request || state === null || request.state !== state) return 'unknown';
  return now - request.startedAt > times.googleAnswer ? 'expired' : request;
}

/** A path of this application, or null for anything that would lead elsewhere. */
export const ownPath = (path: string): string | null => (/^\/(?![/\\])/.test(path) ? path : null);

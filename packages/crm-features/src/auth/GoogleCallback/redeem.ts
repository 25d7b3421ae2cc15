import type { TextsOf } from '@cardinal/contract/messages';
import type { GoogleSession, User } from '@cardinal/contract';
import type { ApiClient } from '../../client/http/apiClient.ts';
import type { SessionStore } from '../../client/http/sessionStore.ts';
import { type googleMessages } from '../flowTexts.ts';
import {
  ownPath,
  redirectUri,
  takeGoogleRequest,
  type GoogleRequest,
} from '../google/googleRequest.ts';
import { isIncomplete } from '../membership.ts';

/** The parameters that Google sent in the URL's query; null for missing ones. */
export interface GoogleAnswer {
  /** The code that Google added to the address. */
  code: string | null;
  /** The state that Google returned; it must be the one that was sent. */
  state: string | null;
  /** Why Google refused. */
  error: string | null;
}

/** A sign-in and the next step. `close`: this window was opened only for the sign-in. */
export interface Redeemed {
  user: User;
  next: { completes: true } | { completes: false; path: string } | 'close';
}

/** What `redeem` needs. */
export interface RedeemOptions {
  api: ApiClient;
  session: SessionStore;
  answer: GoogleAnswer;
  /** Milliseconds. */
  now: number;
}

/** Maximum length of an error from Google that is shown, in characters. */
const longestError = 200;
/** Name of the query parameter of invitation links. */
const invite = 'invite';

function nextOf({ user, is_new_user: isNew }: GoogleSession, { source, returnTo }: GoogleRequest) {
  if (source === 'confirm') return 'close' as const;
  const path = ownPath(returnTo) ?? '/';
  // Accepting an invitation also completes a profile.
  const isInvited = new URL(path, 'http://localhost').searchParams.has(invite);
  return isNew && isIncomplete(user) && !isInvited
    ? { completes: true as const }
    : { completes: false as const, path };
}

/** A response as the specification describes it: an error may take the place of the session. */
type GivenSession = GoogleSession & { error?: string | null };

/** Ends a session that was opened for someone other than the user of this page. */
async function refuse(
  api: ApiClient,
  token: string,
  texts: TextsOf<typeof googleMessages>['callback'],
): Promise<never> {
  await api
    .post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } })
    .catch(() => undefined);
  throw new Error(texts.otherAccount);
}

/**
 * Signs in with Google's response and stores the session.
 * @throws Error with a sentence for the user if the response is a refusal, incomplete or not ours;
 * ApiError if the server refuses it.
 */
export async function redeem(
  { api, session, answer, now }: RedeemOptions,
  texts: TextsOf<typeof googleMessages>['callback'],
): Promise<Redeemed> {
  const { code, state, error } = answer;
  const request = takeGoogleRequest(state, now);
  if (error) throw new Error(texts.refused({ error: error.slice(0, longestError) }));
  if (!code) throw new Error(texts.noCode);
  if (typeof request === 'string') throw new Error(texts.refused({ error: texts[request] }));
  const { data }: { data: GivenSession } = await api.post('/api/auth/google/callback', {
    body: {
      code,
      redirect_uri: redirectUri(window.location.origin),
      state: request.state,
      nonce: request.nonce,
    },
  });
  if (data.error) throw new Error(texts.error({ message: data.error }));
  if (!data.access_token) throw new Error(texts.fallback);
  const isOther = request.source === 'confirm' && data.user.id !== request.userId;
  if (isOther) return refuse(api, data.access_token, texts);
  session.set(data);
  return { user: data.user, next: nextOf(data, request) };
}

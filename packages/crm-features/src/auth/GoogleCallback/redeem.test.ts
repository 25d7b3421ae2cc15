import { englishTexts } from '@cardinal/contract/messages';
import { expect, it } from 'vitest';
import { createApiClient } from '../../client/http/apiClient.ts';
import { createSessionStore } from '../../client/http/sessionStore.ts';
import { memoryStorage } from '../../fixtures/index.ts';
import { createGoogleRequest, keepGoogleRequest } from '../google/googleRequest.ts';
import { redeem } from './redeem.ts';

const googleTexts = englishTexts(googleMessages);
import { googleMessages } from '../flowTexts.ts';

const now = Date.UTC(2026, 10, 22);

it.each([
  [{ error: 'The account is locked.' }, 'Authentication error: The account is locked.'],
  [{}, 'Authentication failed'],
])('starts no session with the response %j', async (answer, message) => {
  const request = createGoogleRequest({ source: 'login', returnTo: '/' }, now);
  keepGoogleRequest(request);
  const session = createSessionStore(memoryStorage());
  const api = createApiClient({
    session,
    clientId: 'tab',
    fetch: () => Promise.resolve(Response.json(answer)),
  });
  const sent = { code: 'a-code', state: request.state, error: null };
  await expect(redeem({ api, session, answer: sent, now }, googleTexts.callback)).rejects.toThrow(
    message,
  );
  expect(session.get()).toBeNull();
});

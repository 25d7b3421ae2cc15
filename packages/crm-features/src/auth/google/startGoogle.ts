import type { ApiClient } from '../../client/http/apiClient.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import type { TextLoader } from '../../language/index.ts';
import { googleMessages } from '../flowTexts.ts';
import {
  authorizationUrl,
  createGoogleRequest,
  keepGoogleRequest,
  type GooglePurpose,
} from './googleRequest.ts';

/** URL to continue at, or a sentence about why Google can't be used. */
export type GoogleStart = { url: string } | { reason: string };

/**
 * Prepares a sign-in with Google: loads the server's configuration, and stores the request in this
 * tab.
 */
export async function startGoogle(
  api: ApiClient,
  purpose: GooglePurpose,
  load: TextLoader,
): Promise<GoogleStart> {
  try {
    const { google } = (await api.get('/api/config')).data;
    if (!google) return { reason: (await load(googleMessages)).unavailable };
    const request = createGoogleRequest(purpose, Date.now());
    keepGoogleRequest(request);
    return { url: authorizationUrl(google, request, window.location.origin) };
  } catch (error) {
    return { reason: errorDetail(error) };
  }
}

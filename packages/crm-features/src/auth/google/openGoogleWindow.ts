import type { Config } from '@cardinal/contract';
import {
  authorizationUrl,
  createGoogleRequest,
  forgetGoogleRequest,
  keepGoogleRequest,
} from './googleRequest.ts';

export interface GoogleWindowOptions {
  google: NonNullable<Config['google']>;
  /** The only user who may sign in. */
  userId: string;
  /** Opens the URL in a window; returns false if the browser refused. */
  open: (url: string) => boolean;
}

/**
 * Opens Google's page in a window of its own, so that the page behind it keeps its state. The window
 * starts with a copy of this tab's session storage, and so knows the request.
 * @returns False if the browser refused.
 */
export function openGoogleWindow({ google, userId, open }: GoogleWindowOptions): boolean {
  const request = createGoogleRequest({ source: 'confirm', returnTo: '/', userId }, Date.now());
  try {
    keepGoogleRequest(request);
    return open(authorizationUrl(google, request, window.location.origin));
  } catch {
    return false;
  } finally {
    forgetGoogleRequest();
  }
}

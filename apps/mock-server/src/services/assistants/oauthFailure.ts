/** Errors of RFC 6749, 7591 and 8707. */
type OAuthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_target'
  | 'invalid_scope'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'access_denied'
  | 'unsupported_grant_type'
  | 'unsupported_response_type';

/** Thrown to refuse an assistant in the words of OAuth: programs read the code, developers the text. */
export class OAuthFailure extends Error {
  override readonly name = 'OAuthFailure';
  readonly code: OAuthError;

  constructor(code: OAuthError, description: string) {
    super(description);
    this.code = code;
  }
}

/** Identity of a user, as confirmed by an identity provider. */
export interface Identity {
  /** The provider's identifier of the user, which never changes. */
  subject: string;
  email: string;
  /** Whether the provider has verified that the address belongs to the user. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** Response of the provider's authorization page. */
export interface AuthorizationAnswer {
  code: string;
  /** Redirect URI to which the provider sent the response. */
  redirectUri: string;
  state: string;
  /** Expected in the ID token, if the request carried one. */
  nonce: string | undefined;
  /** PKCE code verifier, if the request used it. */
  codeVerifier: string | undefined;
}

/** Failure to establish an identity. */
export class IdentityError extends Error {
  /** Whether the provider or its token was the reason; otherwise it could not be reached. */
  readonly isRefusal: boolean;

  constructor(message: string, isRefusal: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = 'IdentityError';
    this.isRefusal = isRefusal;
  }
}

/** Establishes the identity of users. Every method throws `IdentityError`. */
export interface IdentityProvider {
  readonly clientId: string;
  /** Page to which the browser is redirected. */
  authorizationEndpoint(): Promise<string>;
  fromCode(answer: AuthorizationAnswer): Promise<Identity>;
  /** Checks an ID token: signature, issuer, audience and expiry. */
  fromIdToken(token: string): Promise<Identity>;
}

/** The provider, and the client that is registered with it. */
export interface ProviderOptions {
  /** URL of the provider, where its configuration is discovered. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

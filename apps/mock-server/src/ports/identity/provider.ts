/** Somebody, as an identity provider vouches for them. */
export interface Identity {
  /** The provider's own name of the person, which never changes. */
  subject: string;
  email: string;
  /** Whether the provider knows that the address is theirs. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What came back from the provider's authorization page. */
export interface AuthorizationAnswer {
  code: string;
  /** Address that the provider answered to. */
  redirectUri: string;
  state: string;
  /** Expected in the ID token, where the request carried one. */
  nonce: string | undefined;
  /** PKCE, where the request used it. */
  codeVerifier: string | undefined;
}

/** Why there is no identity. */
export class IdentityError extends Error {
  /** Whether the provider (or what it signed) says no; otherwise it could not be asked. */
  readonly isRefusal: boolean;

  constructor(message: string, isRefusal: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = 'IdentityError';
    this.isRefusal = isRefusal;
  }
}

/** Tells who somebody is. Every method throws `IdentityError`. */
export interface IdentityProvider {
  readonly clientId: string;
  /** Page to which the browser is sent. */
  authorizationEndpoint(): Promise<string>;
  /** Exchanges an authorization code. */
  fromCode(answer: AuthorizationAnswer): Promise<Identity>;
  /** Checks an ID token: signature, issuer, audience and expiry. */
  fromIdToken(token: string): Promise<Identity>;
}

/** Which provider is asked, and as which of its clients. */
export interface ProviderOptions {
  /** Address of the provider; its configuration is discovered there. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** A program that has registered itself, so that users can let it in. */
export interface AssistantClientTable {
  id: string;
  name: string;
  /** JSON: where it may be answered. */
  redirect_uris: string;
  created_at: number;
  /** When it is forgotten, unless it is used. */
  expires_at: number;
}

/** An assistant that acts for a user. */
export interface AssistantTable {
  id: string;
  user_id: string;
  /** The user's workspace when they let it in: it works in no other. */
  workspace_id: string;
  client_id: string;
  name: string;
  /** Host that vouches for the name. */
  host: string | null;
  /** JSON. */
  scopes: string;
  created_at: number;
  /** Moves on as long as the assistant is used. */
  expires_at: number;
  last_used_at: number | null;
}

/** A code or token of an assistant; of its text, only the SHA-256 is stored. */
export interface AssistantTokenTable {
  token_hash: string;
  assistant_id: string;
  kind: 'code' | 'access' | 'refresh';
  /** Of a code: what the program must prove, and where it was sent. */
  challenge: string | null;
  redirect_uri: string | null;
  expires_at: number;
  /** Codes and refresh tokens work once; used ones are kept so that a copy is noticed. */
  used_at: number | null;
}

/** A key with which pages of a partner capture leads or show events. */
export interface PartnerKeyTable {
  id: string;
  /** Public: pages contain it. */
  key: string;
  workspace_id: string;
  name: string;
  /** JSON: what it permits. */
  scopes: string;
  event_id: string | null;
  expires_at: number | null;
  daily_captures: number;
  /** The day that the counters refer to: whole days since 1970, UTC. */
  used_on: number;
  captures: number;
  scans: number;
  last_used_at: number | null;
  created_by: string;
  created_at: number;
  revoked_at: number | null;
}

/** An origin whose pages may use a key. */
export interface PartnerOriginTable {
  origin: string;
  key_id: string;
  /** Its place in the list. */
  position: number;
}

/** The session of a page of a partner; the token itself is never stored. */
export interface EmbedSessionTable {
  token_hash: string;
  key_id: string;
  origin: string;
  expires_at: number;
}

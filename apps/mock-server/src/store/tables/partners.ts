/** A key with which a partner's pages capture leads or show events. */
export interface PartnerKeyTable {
  id: string;
  /** Public: pages contain it. */
  key: string;
  workspace_id: string;
  name: string;
  /** JSON: its scopes. */
  scopes: string;
  event_id: string | null;
  expires_at: number | null;
  daily_captures: number;
  /** What its form tells visitors; '' for the form's own words, or for none. */
  privacy_text: string;
  privacy_url: string;
  /** What visitors have to agree to; '' for nothing. */
  consent_text: string;
  thanks_text: string;
  /** The day that the counters refer to: whole days since 1970, UTC. */
  used_on: number;
  captures: number;
  scans: number;
  last_used_at: number | null;
  created_by: string;
  created_at: number;
  revoked_at: number | null;
  /** When entries of a burst were last held back. */
  burst_at: number | null;
}

/** An origin whose pages may use a key. */
export interface PartnerOriginTable {
  origin: string;
  key_id: string;
  position: number;
}

/** The session of a partner's page; the token itself is never stored. */
export interface EmbedSessionTable {
  token_hash: string;
  key_id: string;
  origin: string;
  expires_at: number;
  /** When the page was opened, before it renewed its session. */
  opened_at: number;
  /** Bits of the proof of work that the session asks for; 0 for none. */
  proof_bits: number;
  proof_used: number;
  /** Whether what the page sends is not stored. */
  is_trial: number;
}

/** An entry of a partner's page that becomes a lead once a manager confirms it. */
export interface UnconfirmedLeadTable {
  workspace_id: string;
  /** Id of the lead that it becomes. */
  id: string;
  key_id: string;
  reason: string;
  /** JSON: the lead. */
  lead: string;
  created_at: number;
  discarded_at: number | null;
}

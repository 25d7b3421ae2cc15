import type { ChosenRole, CompanyTone, Role } from '@cardinal/contract';
import type { Language } from '@cardinal/contract/messages';
import type { ColumnType } from 'kysely';
import type { Flag } from './shared.ts';

/** A company; its id is the workspace of its members. */
export interface CompanyTable {
  id: string;
  name: string;
  /** Folded name: the names of two companies must differ in more than case and accents. */
  name_key: string;
  /** Whether anyone may join with the role they choose (the demo's companies only). */
  open: Flag;
  /** Whether the public list shows it. */
  listed: Flag;
  /** What it sells, for its emails. */
  about: ColumnType<string, string | undefined, string>;
  /** How its emails address people. */
  tone: ColumnType<CompanyTone, CompanyTone | undefined, CompanyTone>;
  /** Whether pictures of cards are kept with new leads. */
  keep_card_pictures: ColumnType<Flag, Flag | undefined, Flag>;
  /** User who founded it. */
  created_by: string;
  created_at: number;
}

/** A link with which people join a company. */
export interface CompanyInviteTable {
  token_hash: string;
  company_id: string;
  role: ChosenRole;
  /** Address to which it was emailed. */
  email: ColumnType<string | null, string | null | undefined>;
  created_by: string;
  created_at: number;
  expires_at: number;
}

/** A person with an account. Their workspace is `company_id ?? private_workspace_id`. */
export interface UserTable {
  id: string;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  /** Null for accounts that only sign in with Google. */
  password_hash: string | null;
  first_name: string;
  last_name: string;
  role: Role;
  company_id: string | null;
  /** Company that has yet to approve the user. */
  pending_company_id: string | null;
  /** Since when the user waits for it. */
  pending_since: number | null;
  private_workspace_id: string;
  is_activated: Flag;
  email_verified_at: number | null;
  /** Google's subject identifier. */
  google_sub: ColumnType<string | null, string | null | undefined>;
  /** When they closed the list of first steps. */
  steps_closed_at: ColumnType<number | null, number | null | undefined>;
  /** Text below their emails to leads; null: made from the profile. */
  signature: ColumnType<string | null, string | null | undefined>;
  /** Time zone of their browser; null until one has named it. */
  time_zone: ColumnType<string | null, string | null | undefined>;
  /** In which they read Cardinal; null: that of their browser. */
  language: ColumnType<Language | null, Language | null | undefined>;
  /** Whether they want an email in the morning about what waits for them. */
  digest: ColumnType<Flag, Flag | undefined, Flag>;
  /** The last day for which it was written or not needed: 2026-11-26; empty before the first. */
  digest_on: ColumnType<string, string | undefined, string>;
  created_at: number;
  updated_at: number;
}

/** A network from which a user has signed in. */
export interface KnownNetworkTable {
  user_id: string;
  network_hash: string;
  used_at: number;
}

/** A sign-in; of its token, only the SHA-256 is stored. */
export interface SessionTable {
  token_hash: string;
  /** Name of the session in lists and logs. */
  id: string;
  user_id: string;
  created_at: number;
  /** When its user last signed in or confirmed the password. */
  signed_in_at: number;
  last_used_at: number;
  expires_at: number;
  user_agent: string;
}

/** A key with which another system makes calls as a user; of the key, only the SHA-256 is stored. */
export interface ApiKeyTable {
  id: string;
  key_hash: string;
  user_id: string;
  /** The user's workspace when the key was created: it works in no other. */
  workspace_id: string;
  name: string;
  /** JSON: its scopes. */
  scopes: string;
  created_at: number;
  expires_at: number | null;
  last_used_at: number | null;
}

/** A link mailed to an account's address. */
export interface AccountTokenTable {
  token_hash: string;
  user_id: string;
  purpose: 'verify' | 'reset';
  /** Whether it was mailed to the account's address; an administrator passed on the others. */
  proves_address: Flag;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

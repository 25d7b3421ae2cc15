-- Keys with which pages of partners capture leads or show events. A key is public: pages contain it.
create table partner_keys (
  id text primary key,
  key text not null unique,
  workspace_id text not null references companies (id),
  name text not null,
  -- JSON.
  scopes text not null,
  event_id text,
  expires_at integer,
  daily_captures integer not null,
  -- The last day that the key was used, in whole days since 1970, UTC, and how much on that day.
  used_on integer not null default 0,
  captures integer not null default 0,
  scans integer not null default 0,
  last_used_at integer,
  created_by text not null,
  created_at integer not null,
  -- A revoked key stays for a while, so that its pages learn why they no longer work.
  revoked_at integer
) strict, without rowid;
create index partner_keys_workspace on partner_keys (workspace_id, created_at);
create index partner_keys_revoked on partner_keys (revoked_at) where revoked_at is not null;

create table partner_origins (
  origin text not null,
  key_id text not null references partner_keys (id) on delete cascade,
  position integer not null,
  primary key (origin, key_id)
) strict, without rowid;
create index partner_origins_key on partner_origins (key_id);

-- Sessions of pages of partners; only a hash of the token is kept.
create table embed_sessions (
  token_hash text primary key,
  key_id text not null references partner_keys (id) on delete cascade,
  origin text not null,
  expires_at integer not null
) strict, without rowid;
create index embed_sessions_key on embed_sessions (key_id, expires_at);

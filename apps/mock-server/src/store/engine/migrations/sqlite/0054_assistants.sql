-- Assistants that users let in by OAuth.

-- Programs that registered themselves (RFC 7591).
create table assistant_clients (
  id text primary key,
  name text not null,
  -- JSON.
  redirect_uris text not null,
  created_at integer not null,
  expires_at integer not null
) strict;
create index assistant_clients_expiry on assistant_clients (expires_at);

create table assistants (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- The user's workspace when they let it in: it works in no other.
  workspace_id text not null,
  -- A registered program, or the URL of a document about one.
  client_id text not null,
  name text not null,
  host text,
  -- JSON.
  scopes text not null,
  created_at integer not null,
  expires_at integer not null,
  last_used_at integer
) strict;
create index assistants_workspace on assistants (workspace_id, created_at);
create index assistants_user on assistants (user_id, workspace_id);
create index assistants_expiry on assistants (expires_at);

-- Only hashes of codes and tokens are kept.
create table assistant_tokens (
  token_hash text primary key,
  assistant_id text not null references assistants (id) on delete cascade,
  kind text not null check (kind in ('code', 'access', 'refresh')),
  challenge text,
  redirect_uri text,
  expires_at integer not null,
  used_at integer
) strict;
create index assistant_tokens_assistant on assistant_tokens (assistant_id);
create index assistant_tokens_expiry on assistant_tokens (expires_at);

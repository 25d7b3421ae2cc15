-- Assistants that users let in by OAuth.

-- Programs that registered themselves (RFC 7591).
create table assistant_clients (
  id text collate "C" primary key,
  name text not null,
  -- JSON.
  redirect_uris text not null,
  created_at bigint not null,
  expires_at bigint not null
);
create index assistant_clients_expiry on assistant_clients (expires_at);

create table assistants (
  id text collate "C" primary key,
  user_id text collate "C" not null references users (id) on delete cascade,
  -- The user's workspace when they let it in: it works in no other.
  workspace_id text collate "C" not null,
  -- A registered program, or the URL of a document about one.
  client_id text collate "C" not null,
  name text not null,
  host text,
  -- JSON.
  scopes text not null,
  created_at bigint not null,
  expires_at bigint not null,
  last_used_at bigint
);
create index assistants_workspace on assistants (workspace_id, created_at);
create index assistants_user on assistants (user_id, workspace_id);
create index assistants_expiry on assistants (expires_at);

-- Only hashes of codes and tokens are kept.
create table assistant_tokens (
  token_hash text collate "C" primary key,
  assistant_id text collate "C" not null references assistants (id) on delete cascade,
  kind text not null check (kind in ('code', 'access', 'refresh')),
  challenge text,
  redirect_uri text,
  expires_at bigint not null,
  used_at bigint
);
create index assistant_tokens_assistant on assistant_tokens (assistant_id);
create index assistant_tokens_expiry on assistant_tokens (expires_at);

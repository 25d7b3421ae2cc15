-- Keys with which other systems make calls as a user; only a hash of the key is kept.
create table api_keys (
  id text collate "C" primary key,
  key_hash text collate "C" not null unique,
  user_id text collate "C" not null references users (id) on delete cascade,
  -- The user's workspace when the key was created: it works in no other.
  workspace_id text collate "C" not null,
  name text not null,
  -- JSON.
  scopes text not null,
  created_at bigint not null,
  expires_at bigint,
  last_used_at bigint
);
create index api_keys_workspace on api_keys (workspace_id, created_at);
create index api_keys_user on api_keys (user_id, workspace_id);

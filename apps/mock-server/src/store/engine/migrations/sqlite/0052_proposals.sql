-- Changes that agents suggest; only their user can approve them.
create table proposals (
  id text primary key,
  workspace_id text not null,
  user_id text not null references users (id) on delete cascade,
  lead_id text not null,
  -- The version that was shown; of an approved one, the version it made.
  lead_version integer not null,
  kind text not null,
  -- JSON: what the change concerns, before and after it.
  before text not null,
  after text not null,
  reason text not null,
  client text not null,
  tool text not null,
  state text not null check (state in ('pending', 'approved', 'refused')),
  created_at integer not null,
  expires_at integer not null,
  decided_at integer
) strict;
create index proposals_user on proposals (user_id, workspace_id, state, created_at);
create index proposals_age on proposals (created_at);
-- The program that acted for a user, and the tool of an agent.
alter table audit add column client text;
alter table audit add column tool text;

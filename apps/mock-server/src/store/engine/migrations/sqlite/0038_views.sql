-- Saved views of the lead list; those of a user who leaves a company stay there.
create table lead_views (
  workspace_id text not null,
  id text not null,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  name_key text not null,
  query text not null,
  columns text,
  shared integer not null check (shared in (0, 1)),
  created_at integer not null,
  updated_at integer not null,
  primary key (workspace_id, id)
) strict, without rowid;
create unique index lead_views_name on lead_views (workspace_id, user_id, name_key);
create index lead_views_user on lead_views (user_id);

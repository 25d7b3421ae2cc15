-- Saved views of the lead list; those of a user who leaves a company stay there.
create table lead_views (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null references users (id) on delete cascade,
  name text not null,
  name_key text collate "C" not null,
  query text not null,
  columns text,
  shared smallint not null check (shared in (0, 1)),
  created_at bigint not null,
  updated_at bigint not null,
  primary key (workspace_id, id)
);
create unique index lead_views_name on lead_views (workspace_id, user_id, name_key);
create index lead_views_user on lead_views (user_id);

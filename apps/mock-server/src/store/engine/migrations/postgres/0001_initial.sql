-- Ids and sort keys compare by bytes (collate "C"), as they do in SQLite.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table companies (
  id text collate "C" primary key,
  name text not null,
  name_key text collate "C" not null unique,
  open smallint not null check (open in (0, 1)),
  listed smallint not null check (listed in (0, 1)),
  created_by text collate "C" not null,
  created_at bigint not null
);

create table users (
  id text collate "C" primary key,
  username text not null,
  username_key text collate "C" not null unique,
  email text not null,
  email_key text collate "C" not null unique,
  password_hash text,
  first_name text not null,
  last_name text not null,
  role text not null check (role in ('agent', 'manager', 'admin', 'pending')),
  company_id text collate "C" references companies (id),
  pending_company_id text collate "C" references companies (id),
  private_workspace_id text collate "C" not null unique,
  is_activated smallint not null check (is_activated in (0, 1)),
  email_verified_at bigint,
  google_sub text collate "C" unique,
  created_at bigint not null,
  updated_at bigint not null
);
create index users_company on users (company_id) where company_id is not null;
create index users_pending_company on users (pending_company_id) where pending_company_id is not null;

create table sessions (
  token_hash text collate "C" primary key,
  id text collate "C" not null unique,
  user_id text collate "C" not null references users (id) on delete cascade,
  created_at bigint not null,
  last_used_at bigint not null,
  expires_at bigint not null,
  user_agent text not null
);
create index sessions_user on sessions (user_id);

create table account_tokens (
  token_hash text collate "C" primary key,
  user_id text collate "C" not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index account_tokens_user on account_tokens (user_id, purpose);

create table events (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  description text not null,
  location text not null,
  start_at bigint not null,
  end_at bigint not null,
  photo_url text not null,
  event_url text not null,
  created_by text collate "C" not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (workspace_id, id)
);

create table leads (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  owner_id text collate "C" not null,
  assigned_to text collate "C",
  created_by text collate "C" not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  email_key text collate "C" not null,
  phone text not null,
  phone_key text collate "C" not null,
  company text not null,
  position text not null,
  lead_status text collate "C" not null check (lead_status in ('Hot', 'Warm', 'Cold', 'Closed')),
  status_rank smallint not null generated always as (
    case lead_status when 'Hot' then 0 when 'Warm' then 1 when 'Cold' then 2 else 3 end
  ) stored,
  lead_type text collate "C" not null
    check (lead_type in ('All Leads', 'Event Leads', 'Action Required', 'Pending Follow-up')),
  source text not null,
  source_key text collate "C" not null,
  notes text not null,
  event_id text collate "C",
  do_not_contact smallint not null default 0 check (do_not_contact in (0, 1)),
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint,
  version integer not null default 1,
  name_key text collate "C" not null,
  company_key text collate "C" not null,
  search_key text not null,
  primary key (workspace_id, id)
);

-- The list, newest first: everyone's, one owner's, unassigned ones, and by each filter.
create index leads_created on leads (workspace_id, created_at, id) where deleted_at is null;
create index leads_owner on leads (workspace_id, owner_id, created_at, id) where deleted_at is null;
create index leads_unassigned on leads (workspace_id, created_at, id)
  where deleted_at is null and assigned_to is null;
create index leads_status on leads (workspace_id, status_rank, created_at, id)
  where deleted_at is null;
create index leads_type on leads (workspace_id, lead_type, created_at, id)
  where deleted_at is null;
create index leads_source on leads (workspace_id, source_key, created_at, id)
  where deleted_at is null;
create index leads_event on leads (workspace_id, event_id, created_at, id)
  where deleted_at is null and event_id is not null;
-- The other orders.
create index leads_name on leads (workspace_id, name_key, id) where deleted_at is null;
create index leads_company on leads (workspace_id, company_key, id) where deleted_at is null;
-- Likely duplicates.
create index leads_email on leads (workspace_id, email_key) where deleted_at is null;
create index leads_phone on leads (workspace_id, phone_key)
  where deleted_at is null and phone_key <> '';

-- Search within one workspace: btree_gin puts the workspace into the trigram index.
create index leads_search on leads using gin (workspace_id, search_key gin_trgm_ops)
  where deleted_at is null;

-- Counters of undeleted leads, for each owner and, under the owner '', for everyone together.
create table lead_counts (
  workspace_id text collate "C" not null,
  owner_id text collate "C" not null,
  lead_status text collate "C" not null,
  lead_type text collate "C" not null,
  assigned smallint not null,
  n integer not null,
  primary key (workspace_id, owner_id, lead_status, lead_type, assigned)
) with (fillfactor = 70);

-- day: whole days since 1970, UTC. It follows the owner, so that a span of days is one range.
create table lead_days (
  workspace_id text collate "C" not null,
  owner_id text collate "C" not null,
  day integer not null,
  lead_status text collate "C" not null,
  lead_type text collate "C" not null,
  n integer not null,
  primary key (workspace_id, owner_id, day, lead_status, lead_type)
) with (fillfactor = 70);

-- Counters change once a statement, by what it changes in all, and always in the order of the key:
-- two transactions that count the same rows then wait for each other instead of deadlocking.
create type lead_delta as (
  workspace_id text,
  owner_id text,
  lead_status text,
  lead_type text,
  assigned smallint,
  day integer,
  n integer
);
create function apply_lead_deltas(deltas lead_delta[]) returns void language sql as $$
  insert into lead_counts (workspace_id, owner_id, lead_status, lead_type, assigned, n)
  select workspace_id, counted.owner_id, lead_status, lead_type, assigned, sum(n)
  from unnest(deltas) as delta cross join lateral (values (delta.owner_id), ('')) as counted (owner_id)
  group by workspace_id, counted.owner_id, lead_status, lead_type, assigned
  having sum(n) <> 0
  order by workspace_id, counted.owner_id, lead_status, lead_type, assigned
  on conflict (workspace_id, owner_id, lead_status, lead_type, assigned)
  do update set n = lead_counts.n + excluded.n;
  insert into lead_days (workspace_id, owner_id, day, lead_status, lead_type, n)
  select workspace_id, counted.owner_id, day, lead_status, lead_type, sum(n)
  from unnest(deltas) as delta cross join lateral (values (delta.owner_id), ('')) as counted (owner_id)
  group by workspace_id, counted.owner_id, day, lead_status, lead_type
  having sum(n) <> 0
  order by workspace_id, counted.owner_id, day, lead_status, lead_type
  on conflict (workspace_id, owner_id, day, lead_status, lead_type)
  do update set n = lead_days.n + excluded.n;
$$;
create function lead_delta_of(lead leads, n integer) returns lead_delta language sql immutable as $$
  select (
    lead.workspace_id, lead.owner_id, lead.lead_status, lead.lead_type,
    (lead.assigned_to is not null)::integer, lead.created_at / 86400000, n
  )::lead_delta;
$$;
create function count_leads() returns trigger language plpgsql as $$
declare
  deltas lead_delta[] := '{}';
begin
  if tg_op <> 'INSERT' then
    deltas := deltas || array(
      select lead_delta_of(old_rows, -1) from old_rows where deleted_at is null
    );
  end if;
  if tg_op <> 'DELETE' then
    deltas := deltas || array(
      select lead_delta_of(new_rows, 1) from new_rows where deleted_at is null
    );
  end if;
  perform apply_lead_deltas(deltas);
  return null;
end
$$;
create trigger leads_count_insert after insert on leads
  referencing new table as new_rows for each statement execute function count_leads();
create trigger leads_count_delete after delete on leads
  referencing old table as old_rows for each statement execute function count_leads();
create trigger leads_count_update after update on leads
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_leads();

create table activities (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  lead_id text collate "C" not null,
  actor_id text collate "C" not null,
  type text collate "C" not null,
  title text not null,
  description text not null,
  created_at bigint not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, lead_id) references leads (workspace_id, id) on delete cascade
);
create index activities_lead on activities (workspace_id, lead_id, id desc);
-- Emails and calls of a week, per person.
create index activities_actor on activities (workspace_id, actor_id, type, created_at);

create table emails (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  lead_id text collate "C",
  user_id text collate "C" not null,
  kind text not null check (kind in ('lead', 'account')),
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  message_id text collate "C" not null,
  state text collate "C" not null check (state in ('queued', 'sent', 'failed')),
  error text,
  attempts integer not null,
  created_at bigint not null,
  sent_at bigint,
  primary key (workspace_id, id)
);
create index emails_lead on emails (workspace_id, lead_id, id desc) where lead_id is not null;
create index emails_queued on emails (created_at) where state = 'queued';

create table idempotency (
  user_id text collate "C" not null,
  method text collate "C" not null,
  path text collate "C" not null,
  key text collate "C" not null,
  body_hash text not null,
  status smallint not null,
  body text not null,
  created_at bigint not null,
  primary key (user_id, method, path, key)
);
create index idempotency_created on idempotency (created_at);

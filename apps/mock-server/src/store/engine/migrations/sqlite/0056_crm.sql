-- Another CRM that a company's leads are sent to.
create table crm_connections (
  workspace_id text primary key,
  -- Authorises the calls, so it is stored as it is.
  secret text not null,
  account text not null,
  -- URL of a contact there, up to its id.
  link text not null,
  -- JSON: the property of each field.
  mapping text not null,
  active integer not null default 1,
  paused_reason text,
  created_by text not null,
  created_at integer not null
) strict, without rowid;

-- What has become of each lead that changed since, or was sent with the others.
create table crm_leads (
  workspace_id text not null references crm_connections (workspace_id) on delete cascade,
  lead_id text not null,
  -- Counts the changes: what was sent may be older.
  change integer not null default 1,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'skipped')),
  reason text,
  remote_id text,
  attempts integer not null default 0,
  due_at integer not null default 0,
  primary key (workspace_id, lead_id)
) strict, without rowid;
create index crm_leads_state on crm_leads (workspace_id, state, due_at, lead_id);

create trigger crm_lead_insert after insert on leads
begin
  insert into crm_leads (workspace_id, lead_id)
  select workspace_id, new.id from crm_connections where workspace_id = new.workspace_id
  on conflict (workspace_id, lead_id) do nothing;
end;
create trigger crm_lead_update after update of version on leads
when new.version <> old.version and new.deleted_at is null
begin
  insert into crm_leads (workspace_id, lead_id)
  select workspace_id, new.id from crm_connections where workspace_id = new.workspace_id
  on conflict (workspace_id, lead_id) do update
  set change = change + 1, state = 'waiting', attempts = 0, due_at = 0;
end;

-- Addresses of other systems that are told what happens in a company.
create table webhooks (
  id text primary key,
  workspace_id text not null,
  url text not null,
  -- JSON: the types of events.
  events text not null,
  active integer not null default 1,
  secret text not null,
  -- The secret before the last rotation, and until when it signs as well.
  former_secret text,
  former_until integer,
  -- Since when every delivery has failed; null while they succeed.
  failing_since integer,
  -- When it was paused because of that.
  paused_at integer,
  created_by text not null,
  created_at integer not null
) strict;
create index webhooks_workspace on webhooks (workspace_id, created_at);

-- What is told to a webhook, in the order in which it happened. Triggers add them in the transaction
-- of what happened.
create table webhook_deliveries (
  seq integer primary key autoincrement,
  -- Stable: the receiver recognises repetitions by it.
  id text not null unique,
  webhook_id text not null references webhooks (id) on delete cascade,
  workspace_id text not null,
  type text not null,
  -- What it is about: events of a record are delivered in their order.
  record_id text not null,
  item_id text not null,
  at integer not null,
  state text not null default 'pending',
  attempts integer not null default 0,
  due_at integer not null default 0,
  -- JSON: what was sent, from the first attempt on.
  body text,
  status integer,
  answer text,
  error text,
  ended_at integer
) strict;
create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at, seq)
  where state = 'pending';
create index webhook_deliveries_order on webhook_deliveries (webhook_id, record_id, seq)
  where state = 'pending';
create index webhook_deliveries_latest on webhook_deliveries (webhook_id, seq);
create index webhook_deliveries_ended on webhook_deliveries (ended_at) where ended_at is not null;

create trigger webhooks_lead_insert after insert on leads
begin
  insert into webhook_deliveries (id, webhook_id, workspace_id, type, record_id, item_id, at)
  select 'msg_' || lower(hex(randomblob(16))), id, workspace_id, 'lead.created', new.id, new.id, new.created_at
  from webhooks
  where workspace_id = new.workspace_id and active = 1 and instr(events, '"' || 'lead.created' || '"') > 0;
end;

create trigger webhooks_lead_update after update of version on leads
when new.version <> old.version and new.deleted_at is null and old.deleted_at is null
  and new.assigned_to is old.assigned_to
begin
  insert into webhook_deliveries (id, webhook_id, workspace_id, type, record_id, item_id, at)
  select 'msg_' || lower(hex(randomblob(16))), id, workspace_id, 'lead.updated', new.id, new.id, new.updated_at
  from webhooks
  where workspace_id = new.workspace_id and active = 1 and instr(events, '"' || 'lead.updated' || '"') > 0;
end;

create trigger webhooks_lead_assign after update of assigned_to on leads
when new.assigned_to is not old.assigned_to and new.deleted_at is null and old.deleted_at is null
begin
  insert into webhook_deliveries (id, webhook_id, workspace_id, type, record_id, item_id, at)
  select 'msg_' || lower(hex(randomblob(16))), id, workspace_id, 'lead.assigned', new.id, new.id, new.updated_at
  from webhooks
  where workspace_id = new.workspace_id and active = 1 and instr(events, '"' || 'lead.assigned' || '"') > 0;
end;

create trigger webhooks_lead_delete after update of deleted_at on leads
when old.deleted_at is null and new.deleted_at is not null and new.merged_into is null
begin
  insert into webhook_deliveries (id, webhook_id, workspace_id, type, record_id, item_id, at)
  select 'msg_' || lower(hex(randomblob(16))), id, workspace_id, 'lead.deleted', new.id, new.id, new.updated_at
  from webhooks
  where workspace_id = new.workspace_id and active = 1 and instr(events, '"' || 'lead.deleted' || '"') > 0;
end;

create trigger webhooks_lead_restore after update of deleted_at on leads
when old.deleted_at is not null and new.deleted_at is null
begin
  insert into webhook_deliveries (id, webhook_id, workspace_id, type, record_id, item_id, at)
  select 'msg_' || lower(hex(randomblob(16))), id, workspace_id, 'lead.restored', new.id, new.id, new.updated_at
  from webhooks
  where workspace_id = new.workspace_id and active = 1 and instr(events, '"' || 'lead.restored' || '"') > 0;
end;

create trigger webhooks_lead_merge after update of merged_into on leads
when old.merged_into is null and new.merged_into is not null
begin
  insert into webhook_deliveries (id, webhook_id, workspace_id, type, record_id, item_id, at)
  select 'msg_' || lower(hex(randomblob(16))), id, workspace_id, 'lead.merged', new.merged_into, new.merged_into, new.updated_at
  from webhooks
  where workspace_id = new.workspace_id and active = 1 and instr(events, '"' || 'lead.merged' || '"') > 0;
end;

create trigger webhooks_activity_insert after insert on activities
begin
  insert into webhook_deliveries (id, webhook_id, workspace_id, type, record_id, item_id, at)
  select 'msg_' || lower(hex(randomblob(16))), id, workspace_id, 'activity.created', new.lead_id, new.id, new.created_at
  from webhooks
  where workspace_id = new.workspace_id and active = 1 and instr(events, '"' || 'activity.created' || '"') > 0;
end;

create trigger webhooks_email_update after update of state on emails
when new.kind = 'lead' and new.lead_id is not null and new.state <> old.state and new.state <> 'queued'
begin
  insert into webhook_deliveries (id, webhook_id, workspace_id, type, record_id, item_id, at)
  select 'msg_' || lower(hex(randomblob(16))), id, workspace_id, 'email.' || new.state, new.lead_id, new.id, coalesce(new.sent_at, new.created_at)
  from webhooks
  where workspace_id = new.workspace_id and active = 1 and instr(events, '"' || 'email.' || new.state || '"') > 0;
end;

create trigger webhooks_import_update after update of status on imports
when new.status = 'done' and old.status <> 'done'
begin
  insert into webhook_deliveries (id, webhook_id, workspace_id, type, record_id, item_id, at)
  select 'msg_' || lower(hex(randomblob(16))), id, workspace_id, 'import.finished', new.id, new.id, cast(unixepoch('subsec') * 1000 as integer)
  from webhooks
  where workspace_id = new.workspace_id and active = 1 and instr(events, '"' || 'import.finished' || '"') > 0;
end;

create trigger webhooks_event_insert after insert on events
begin
  insert into webhook_deliveries (id, webhook_id, workspace_id, type, record_id, item_id, at)
  select 'msg_' || lower(hex(randomblob(16))), id, workspace_id, 'event.created', new.id, new.id, new.created_at
  from webhooks
  where workspace_id = new.workspace_id and active = 1 and instr(events, '"' || 'event.created' || '"') > 0;
end;

create trigger webhooks_event_update after update of updated_at on events
begin
  insert into webhook_deliveries (id, webhook_id, workspace_id, type, record_id, item_id, at)
  select 'msg_' || lower(hex(randomblob(16))), id, workspace_id, 'event.updated', new.id, new.id, new.updated_at
  from webhooks
  where workspace_id = new.workspace_id and active = 1 and instr(events, '"' || 'event.updated' || '"') > 0;
end;

-- A job delivers them; if one waits or runs already, it finds this one too.
create trigger webhook_deliveries_insert after insert on webhook_deliveries
begin
  insert into jobs (kind, id, workspace_id, payload, attempts, due_at, leased_by, created_at)
  values ('webhook', new.webhook_id, new.workspace_id, 'null', 0, 0, null,
    cast(unixepoch('subsec') * 1000 as integer))
  on conflict do nothing;
end;

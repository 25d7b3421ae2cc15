-- Addresses of other systems that are told what happens in a company.
create table webhooks (
  id text collate "C" primary key,
  workspace_id text collate "C" not null,
  url text not null,
  -- JSON: the types of events.
  events text not null,
  active integer not null default 1,
  secret text not null,
  -- The secret before the last rotation, and until when it signs as well.
  former_secret text,
  former_until bigint,
  -- Since when every delivery has failed; null while they succeed.
  failing_since bigint,
  -- When it was paused because of that.
  paused_at bigint,
  created_by text collate "C" not null,
  created_at bigint not null
);
create index webhooks_workspace on webhooks (workspace_id, created_at);

-- What is told to a webhook, in the order in which it happened. Triggers add them in the transaction
-- of what happened.
create table webhook_deliveries (
  seq bigint generated always as identity primary key,
  -- Stable: the receiver recognises repetitions by it.
  id text collate "C" not null unique,
  webhook_id text collate "C" not null references webhooks (id) on delete cascade,
  workspace_id text collate "C" not null,
  type text collate "C" not null,
  -- What it is about: events of a record are delivered in their order.
  record_id text collate "C" not null,
  item_id text collate "C" not null,
  at bigint not null,
  state text collate "C" not null default 'pending',
  attempts integer not null default 0,
  due_at bigint not null default 0,
  -- JSON: what was sent, from the first attempt on.
  body text,
  status integer,
  answer text,
  error text,
  ended_at bigint
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at, seq)
  where state = 'pending';
create index webhook_deliveries_order on webhook_deliveries (webhook_id, record_id, seq)
  where state = 'pending';
create index webhook_deliveries_latest on webhook_deliveries (webhook_id, seq);
create index webhook_deliveries_ended on webhook_deliveries (ended_at) where ended_at is not null;

-- Adds what happened for each webhook that is told of it, and a job that delivers it; if one waits or
-- runs already, it finds this one too.
create function tell_webhooks(
  of_workspace text, of_type text, about text, of_item text, happened bigint
) returns void language plpgsql as $$
declare
  hook record;
begin
  for hook in
    select id, workspace_id from webhooks
    where workspace_id = of_workspace and active = 1
      and position('"' || of_type || '"' in events) > 0
  loop
    insert into webhook_deliveries (id, webhook_id, workspace_id, type, record_id, item_id, at)
    values ('msg_' || replace(gen_random_uuid()::text, '-', ''), hook.id, hook.workspace_id, of_type,
      about, of_item, happened);
    insert into jobs (kind, id, workspace_id, payload, attempts, due_at, leased_by, created_at)
    values ('webhook', hook.id, hook.workspace_id, 'null', 0, 0, null,
      (extract(epoch from clock_timestamp()) * 1000)::bigint)
    on conflict do nothing;
  end loop;
end
$$;

create function tell_lead_insert() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.workspace_id, 'lead.created', new.id, new.id, new.created_at);
  return null;
end
$$;
create trigger webhooks_lead_insert after insert on leads for each row
  execute function tell_lead_insert();

create function tell_lead_update() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.workspace_id, 'lead.updated', new.id, new.id, new.updated_at);
  return null;
end
$$;
create trigger webhooks_lead_update after update of version on leads for each row
  when (new.version <> old.version and new.deleted_at is null and old.deleted_at is null
  and new.assigned_to is not distinct from old.assigned_to)
  execute function tell_lead_update();

create function tell_lead_assign() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.workspace_id, 'lead.assigned', new.id, new.id, new.updated_at);
  return null;
end
$$;
create trigger webhooks_lead_assign after update of assigned_to on leads for each row
  when (new.assigned_to is distinct from old.assigned_to and new.deleted_at is null and old.deleted_at is null)
  execute function tell_lead_assign();

create function tell_lead_delete() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.workspace_id, 'lead.deleted', new.id, new.id, new.updated_at);
  return null;
end
$$;
create trigger webhooks_lead_delete after update of deleted_at on leads for each row
  when (old.deleted_at is null and new.deleted_at is not null and new.merged_into is null)
  execute function tell_lead_delete();

create function tell_lead_restore() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.workspace_id, 'lead.restored', new.id, new.id, new.updated_at);
  return null;
end
$$;
create trigger webhooks_lead_restore after update of deleted_at on leads for each row
  when (old.deleted_at is not null and new.deleted_at is null)
  execute function tell_lead_restore();

create function tell_lead_merge() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.workspace_id, 'lead.merged', new.merged_into, new.merged_into, new.updated_at);
  return null;
end
$$;
create trigger webhooks_lead_merge after update of merged_into on leads for each row
  when (old.merged_into is null and new.merged_into is not null)
  execute function tell_lead_merge();

create function tell_activity_insert() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.workspace_id, 'activity.created', new.lead_id, new.id, new.created_at);
  return null;
end
$$;
create trigger webhooks_activity_insert after insert on activities for each row
  execute function tell_activity_insert();

create function tell_email_update() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.workspace_id, 'email.' || new.state, new.lead_id, new.id, coalesce(new.sent_at, new.created_at));
  return null;
end
$$;
create trigger webhooks_email_update after update of state on emails for each row
  when (new.kind = 'lead' and new.lead_id is not null and new.state <> old.state and new.state <> 'queued')
  execute function tell_email_update();

create function tell_import_update() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.workspace_id, 'import.finished', new.id, new.id, (extract(epoch from clock_timestamp()) * 1000)::bigint);
  return null;
end
$$;
create trigger webhooks_import_update after update of status on imports for each row
  when (new.status = 'done' and old.status <> 'done')
  execute function tell_import_update();

create function tell_event_insert() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.workspace_id, 'event.created', new.id, new.id, new.created_at);
  return null;
end
$$;
create trigger webhooks_event_insert after insert on events for each row
  execute function tell_event_insert();

create function tell_event_update() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.workspace_id, 'event.updated', new.id, new.id, new.updated_at);
  return null;
end
$$;
create trigger webhooks_event_update after update of updated_at on events for each row
  execute function tell_event_update();

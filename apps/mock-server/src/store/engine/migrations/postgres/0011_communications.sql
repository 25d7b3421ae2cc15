-- Communications are found by a folded key, as leads are. The server fills it in for contacts that
-- exist, because SQL cannot fold text.
alter table activities add column search_key text;

-- Contacts that count as an answer to a lead, and when they reached it.
create view answers as
select activities.workspace_id, activities.lead_id,
  coalesce(emails.sent_at, activities.created_at) as answered_at
from activities
left join emails
  on emails.workspace_id = activities.workspace_id and emails.id = activities.email_id
where activities.type in ('email', 'call', 'whatsapp', 'meeting')
  and coalesce(emails.state, '') <> 'failed';

-- action_since: since when a lead has had a type that asks for an answer, or has been open again.
-- due_since: the same while there was no answer since. Both null otherwise.
alter table leads add column action_since bigint;
alter table leads add column due_since bigint;
-- The counters do not depend on these columns.
alter table leads disable trigger user;
update leads set action_since = coalesce((
  select max(activities.created_at) from activities
  where activities.workspace_id = leads.workspace_id and activities.lead_id = leads.id
    and activities.type in ('edited', 'status_changed')
    and (activities.description like '%Type: “%” → “' || leads.lead_type || '”%'
      or activities.title like 'Status changed from Closed to %')
), created_at)
where lead_type in ('Action Required', 'Pending Follow-up') and lead_status <> 'Closed';
update leads set due_since = action_since
where action_since is not null and not exists (
  select 1 from answers
  where answers.workspace_id = leads.workspace_id and answers.lead_id = leads.id
    and answers.answered_at >= leads.action_since
);
alter table leads enable trigger user;

create index leads_due on leads (workspace_id, due_since, id)
  where deleted_at is null and due_since is not null;
create index leads_owner_due on leads (workspace_id, owner_id, due_since, id)
  where deleted_at is null and due_since is not null;

create function is_answered(of_workspace text, of_lead text, since bigint) returns boolean
language sql stable as $$
  select exists (
    select 1 from answers
    where workspace_id = of_workspace and lead_id = of_lead and answered_at >= since
  )
$$;

create function set_action_since() returns trigger language plpgsql as $$
begin
  if new.lead_status = 'Closed'
    or new.lead_type not in ('Action Required', 'Pending Follow-up') then
    new.action_since := null;
    new.due_since := null;
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.action_since := coalesce(new.action_since, new.created_at);
    new.due_since := new.action_since;
    return new;
  end if;
  -- A change that also sets action_since (one that is taken back) keeps that value.
  if new.action_since is null or (new.action_since is not distinct from old.action_since
    and (old.lead_type <> new.lead_type
      or (old.lead_status = 'Closed') <> (new.lead_status = 'Closed'))) then
    new.action_since := new.updated_at;
  end if;
  new.due_since := case
    when is_answered(new.workspace_id, new.id, new.action_since) then null
    else new.action_since
  end;
  return new;
end
$$;
create trigger leads_action_insert before insert on leads for each row
  when (new.lead_type in ('Action Required', 'Pending Follow-up') and new.lead_status <> 'Closed')
  execute function set_action_since();
create trigger leads_action_update before update of lead_type, lead_status, action_since on leads
  for each row
  when (old.lead_type <> new.lead_type or old.lead_status <> new.lead_status
    or old.action_since is distinct from new.action_since)
  execute function set_action_since();

create function refresh_due(of_workspace text, of_lead text) returns void language sql as $$
  update leads set due_since = case
    when due_since is null then action_since
  end
  where workspace_id = of_workspace and id = of_lead and action_since is not null
    and (due_since is null) <> is_answered(of_workspace, of_lead, action_since)
$$;
-- The contact locks its lead as strongly as the change of its due date does: two contacts that both
-- share the lock would wait for each other.
create or replace function set_contact_owner() returns trigger language plpgsql as $$
begin
  select leads.owner_id into new.owner_id from leads
  where leads.workspace_id = new.workspace_id and leads.id = new.lead_id for no key update;
  return new;
end
$$;
create function contact_changes_due() returns trigger language plpgsql as $$
begin
  perform refresh_due(new.workspace_id, new.lead_id);
  if tg_op = 'UPDATE' then
    perform refresh_due(old.workspace_id, old.lead_id);
  end if;
  return null;
end
$$;
create trigger activities_due_insert after insert on activities for each row
  when (new.type in ('email', 'call', 'whatsapp', 'meeting'))
  execute function contact_changes_due();
-- Contacts that move to another lead.
create trigger activities_due_move after update of lead_id on activities for each row
  when (new.type in ('email', 'call', 'whatsapp', 'meeting'))
  execute function contact_changes_due();
-- A mail that fails is no answer; one that is sent after all is.
create trigger emails_due_update after update of state, workspace_id on emails for each row
  when (new.lead_id is not null
    and (old.state <> new.state or old.workspace_id <> new.workspace_id))
  execute function contact_changes_due();

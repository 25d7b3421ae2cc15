-- Communications are found by a folded key, as leads are. The server provides contact_key, because
-- SQL cannot fold text.
alter table activities add column search_key text;
update activities set search_key = contact_key(title, description)
where type in ('email', 'call', 'whatsapp', 'meeting');

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
alter table leads add column action_since integer;
alter table leads add column due_since integer;
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

create index leads_due on leads (workspace_id, due_since, id)
  where deleted_at is null and due_since is not null;
create index leads_owner_due on leads (workspace_id, owner_id, due_since, id)
  where deleted_at is null and due_since is not null;

create trigger leads_action_insert after insert on leads
when new.lead_type in ('Action Required', 'Pending Follow-up') and new.lead_status <> 'Closed' begin
  update leads set action_since = coalesce(new.action_since, new.created_at),
    due_since = coalesce(new.action_since, new.created_at)
  where row_number = new.row_number;
end;
-- A change that also sets action_since (one that is taken back) keeps that value.
create trigger leads_action_update after update of lead_type, lead_status on leads
when old.lead_type <> new.lead_type
  or (old.lead_status = 'Closed') <> (new.lead_status = 'Closed') begin
  update leads set action_since = case
    when new.lead_status = 'Closed'
      or new.lead_type not in ('Action Required', 'Pending Follow-up') then null
    when new.action_since is not old.action_since
      then coalesce(new.action_since, new.updated_at)
    else new.updated_at
  end
  where row_number = new.row_number;
end;
create trigger leads_due_update after update of action_since on leads
when old.action_since is not new.action_since begin
  update leads set due_since = case
    when exists (
      select 1 from answers
      where answers.workspace_id = new.workspace_id and answers.lead_id = new.id
        and answers.answered_at >= new.action_since
    ) then null
    else new.action_since
  end
  where row_number = new.row_number;
end;
create trigger activities_due_insert after insert on activities
when new.type in ('email', 'call', 'whatsapp', 'meeting') begin
  update leads set due_since = null
  where workspace_id = new.workspace_id and id = new.lead_id and due_since is not null
    and exists (
      select 1 from answers
      where answers.workspace_id = leads.workspace_id and answers.lead_id = leads.id
        and answers.answered_at >= leads.action_since
    );
end;
-- Contacts that move to another lead.
create trigger activities_due_move after update of lead_id on activities
when new.type in ('email', 'call', 'whatsapp', 'meeting') begin
  update leads set due_since = case
    when exists (
      select 1 from answers
      where answers.workspace_id = leads.workspace_id and answers.lead_id = leads.id
        and answers.answered_at >= leads.action_since
    ) then null
    else action_since
  end
  where workspace_id = new.workspace_id and id in (old.lead_id, new.lead_id)
    and action_since is not null;
end;
-- A mail that fails is no answer; one that is sent after all is.
create trigger emails_due_update after update of state, workspace_id on emails
when new.lead_id is not null
  and (old.state <> new.state or old.workspace_id <> new.workspace_id) begin
  update leads set due_since = case
    when exists (
      select 1 from answers
      where answers.workspace_id = leads.workspace_id and answers.lead_id = leads.id
        and answers.answered_at >= leads.action_since
    ) then null
    else action_since
  end
  where workspace_id = new.workspace_id and id = new.lead_id and action_since is not null;
end;

insert into sqlite_stat1 (tbl, idx, stat) values
  ('leads', 'leads_due', '200000 20000 2 1'),
  ('leads', 'leads_owner_due', '200000 20000 400 2 1');

-- An event's goal, in minutes from capture to first contact, and its cost.
alter table events add column goal_minutes integer;
alter table events add column cost double precision;

-- Contacts with leads and when they took place: a mail counts once it is sent.
create view contacts as
select activities.workspace_id, activities.lead_id,
  coalesce(emails.sent_at, activities.created_at) as contacted_at
from activities
left join emails
  on emails.workspace_id = activities.workspace_id and emails.id = activities.email_id
    and activities.type = 'email'
where activities.type in ('email', 'call', 'whatsapp', 'meeting')
  and (emails.id is null or emails.sent_at is not null);

-- What followed the capture of a lead: the first contact, meeting and answer of the lead.
alter table leads add column first_contact_at bigint;
alter table leads add column meeting_at bigint;
alter table leads add column reply_at bigint;

create function first_contact_of(of_workspace text, of_lead text, since bigint) returns bigint
language sql stable as $$
  select min(contacted_at) from contacts
  where workspace_id = of_workspace and lead_id = of_lead and contacted_at >= since
$$;
create function first_activity_of(of_workspace text, of_lead text, of_type text) returns bigint
language sql stable as $$
  select min(created_at) from activities
  where workspace_id = of_workspace and lead_id = of_lead and type = of_type
$$;

-- The counters do not depend on these columns.
alter table leads disable trigger user;
update leads set
  first_contact_at = first_contact_of(workspace_id, id, created_at),
  meeting_at = first_activity_of(workspace_id, id, 'meeting')
where exists (
  select 1 from activities
  where activities.workspace_id = leads.workspace_id and activities.lead_id = leads.id
    and activities.type in ('email', 'call', 'whatsapp', 'meeting')
);
alter table leads enable trigger user;

-- Boards read an event's leads from this index alone.
drop index leads_event_owner;
create index leads_event_board on leads (workspace_id, event_id, owner_id)
  include (
    created_at, first_contact_at, meeting_at, reply_at, lead_status, assigned_to, created_by, id
  )
  where deleted_at is null and event_id is not null;

create function refresh_follow_up(of_workspace text, of_lead text) returns void
language sql as $$
  update leads set
    first_contact_at = first_contact_of(of_workspace, of_lead, created_at),
    meeting_at = first_activity_of(of_workspace, of_lead, 'meeting'),
    reply_at = first_activity_of(of_workspace, of_lead, 'reply')
  where workspace_id = of_workspace and id = of_lead
$$;
create function activity_changes_follow_up() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform refresh_follow_up(old.workspace_id, old.lead_id);
    perform refresh_follow_up(new.workspace_id, new.lead_id);
  elsif exists (
    select 1 from leads
    where workspace_id = new.workspace_id and id = new.lead_id and case new.type
      when 'meeting' then meeting_at is null or first_contact_at is null
      when 'reply' then reply_at is null
      else first_contact_at is null
    end
  ) then
    perform refresh_follow_up(new.workspace_id, new.lead_id);
  end if;
  return null;
end
$$;
create trigger activities_board_insert after insert on activities for each row
  when (new.type in ('email', 'call', 'whatsapp', 'meeting', 'reply'))
  execute function activity_changes_follow_up();
-- Activities that move to another lead.
create trigger activities_board_move after update of lead_id on activities for each row
  when (new.type in ('email', 'call', 'whatsapp', 'meeting', 'reply'))
  execute function activity_changes_follow_up();

create function email_changes_follow_up() returns trigger language plpgsql as $$
begin
  perform refresh_follow_up(new.workspace_id, new.lead_id);
  return null;
end
$$;
create trigger emails_board_update after update of sent_at, workspace_id on emails for each row
  when (new.lead_id is not null
    and (old.sent_at is distinct from new.sent_at or old.workspace_id <> new.workspace_id))
  execute function email_changes_follow_up();

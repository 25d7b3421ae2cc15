-- An event's goal, in minutes from capture to first contact, and its cost.
alter table events add column goal_minutes integer;
alter table events add column cost real;

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
alter table leads add column first_contact_at integer;
alter table leads add column meeting_at integer;
alter table leads add column reply_at integer;
update leads set
  first_contact_at = (
    select min(contacts.contacted_at) from contacts
    where contacts.workspace_id = leads.workspace_id and contacts.lead_id = leads.id
      and contacts.contacted_at >= leads.created_at
  ),
  meeting_at = (
    select min(activities.created_at) from activities
    where activities.workspace_id = leads.workspace_id and activities.lead_id = leads.id
      and activities.type = 'meeting'
  )
where exists (
  select 1 from activities
  where activities.workspace_id = leads.workspace_id and activities.lead_id = leads.id
    and activities.type in ('email', 'call', 'whatsapp', 'meeting')
);

-- Boards read an event's leads from this index alone.
drop index leads_event_owner;
create index leads_event_board on leads (
  workspace_id, event_id, owner_id, created_at, first_contact_at, meeting_at, reply_at,
  lead_status, assigned_to, created_by, id
) where deleted_at is null and event_id is not null;

create trigger activities_board_insert after insert on activities
when new.type in ('email', 'call', 'whatsapp', 'meeting', 'reply') begin
  update leads set
    first_contact_at = coalesce(first_contact_at, (
      select min(contacts.contacted_at) from contacts
      where contacts.workspace_id = leads.workspace_id and contacts.lead_id = leads.id
        and contacts.contacted_at >= leads.created_at
    )),
    meeting_at = case
      when new.type = 'meeting' then min(coalesce(meeting_at, new.created_at), new.created_at)
      else meeting_at
    end,
    reply_at = case
      when new.type = 'reply' then min(coalesce(reply_at, new.created_at), new.created_at)
      else reply_at
    end
  where workspace_id = new.workspace_id and id = new.lead_id
    and (first_contact_at is null or new.type in ('meeting', 'reply'));
end;
-- Activities that move to another lead.
create trigger activities_board_move after update of lead_id on activities
when new.type in ('email', 'call', 'whatsapp', 'meeting', 'reply') begin
  update leads set
    first_contact_at = (
      select min(contacts.contacted_at) from contacts
      where contacts.workspace_id = leads.workspace_id and contacts.lead_id = leads.id
        and contacts.contacted_at >= leads.created_at
    ),
    meeting_at = (
      select min(activities.created_at) from activities
      where activities.workspace_id = leads.workspace_id and activities.lead_id = leads.id
        and activities.type = 'meeting'
    ),
    reply_at = (
      select min(activities.created_at) from activities
      where activities.workspace_id = leads.workspace_id and activities.lead_id = leads.id
        and activities.type = 'reply'
    )
  where workspace_id = new.workspace_id and id in (old.lead_id, new.lead_id);
end;
create trigger emails_board_update after update of sent_at, workspace_id on emails
when new.lead_id is not null
  and (old.sent_at is not new.sent_at or old.workspace_id <> new.workspace_id) begin
  update leads set first_contact_at = (
    select min(contacts.contacted_at) from contacts
    where contacts.workspace_id = leads.workspace_id and contacts.lead_id = leads.id
      and contacts.contacted_at >= leads.created_at
  )
  where workspace_id = new.workspace_id and id = new.lead_id;
end;

delete from sqlite_stat1 where idx = 'leads_event_owner';
insert into sqlite_stat1 (tbl, idx, stat) values
  ('leads', 'leads_event_board', '100000 10000 500 50 1 1 1 1 1 1 1 1');

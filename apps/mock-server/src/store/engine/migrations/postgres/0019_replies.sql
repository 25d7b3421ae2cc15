-- A lead that has answered waits for no answer: replies count like contacts with the lead.
create or replace view answers as
select activities.workspace_id, activities.lead_id,
  coalesce(emails.sent_at, activities.created_at) as answered_at
from activities
left join emails
  on emails.workspace_id = activities.workspace_id and emails.id = activities.email_id
where activities.type in ('email', 'call', 'whatsapp', 'meeting', 'reply')
  and coalesce(emails.state, '') <> 'failed';

-- The counters do not depend on this column.
alter table leads disable trigger user;
update leads set due_since = null
where due_since is not null and exists (
  select 1 from activities
  where activities.workspace_id = leads.workspace_id and activities.lead_id = leads.id
    and activities.type = 'reply' and activities.created_at >= leads.action_since
);
alter table leads enable trigger user;

drop trigger activities_due_insert on activities;
create trigger activities_due_insert after insert on activities for each row
  when (new.type in ('email', 'call', 'whatsapp', 'meeting', 'reply'))
  execute function contact_changes_due();
drop trigger activities_due_move on activities;
create trigger activities_due_move after update of lead_id on activities for each row
  when (new.type in ('email', 'call', 'whatsapp', 'meeting', 'reply'))
  execute function contact_changes_due();

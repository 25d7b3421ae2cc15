-- A lead that has answered waits for no answer: replies count like contacts with the lead.
drop trigger activities_due_insert;
drop trigger activities_due_move;
drop view answers;
create view answers as
select activities.workspace_id, activities.lead_id,
  coalesce(emails.sent_at, activities.created_at) as answered_at
from activities
left join emails
  on emails.workspace_id = activities.workspace_id and emails.id = activities.email_id
where activities.type in ('email', 'call', 'whatsapp', 'meeting', 'reply')
  and coalesce(emails.state, '') <> 'failed';

update leads set due_since = null
where due_since is not null and exists (
  select 1 from activities
  where activities.workspace_id = leads.workspace_id and activities.lead_id = leads.id
    and activities.type = 'reply' and activities.created_at >= leads.action_since
);

create trigger activities_due_insert after insert on activities
when new.type in ('email', 'call', 'whatsapp', 'meeting', 'reply') begin
  update leads set due_since = null
  where workspace_id = new.workspace_id and id = new.lead_id and due_since is not null
    and exists (
      select 1 from answers
      where answers.workspace_id = leads.workspace_id and answers.lead_id = leads.id
        and answers.answered_at >= leads.action_since
    );
end;
create trigger activities_due_move after update of lead_id on activities
when new.type in ('email', 'call', 'whatsapp', 'meeting', 'reply') begin
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

-- When a lead was last contacted; 0 while it never was, so that lists can be ordered by it.
alter table leads add column last_contact_at bigint not null default 0;

create function last_contact_of(of_workspace text, of_lead text) returns bigint
language sql stable as $$
  select coalesce(max(contacted_at), 0) from contacts
  where workspace_id = of_workspace and lead_id = of_lead
$$;

-- The counters do not depend on this column.
alter table leads disable trigger user;
update leads set last_contact_at = last_contact_of(workspace_id, id)
where exists (
  select 1 from activities
  where activities.workspace_id = leads.workspace_id and activities.lead_id = leads.id
    and activities.type in ('email', 'call', 'whatsapp', 'meeting')
);
alter table leads enable trigger user;

create index leads_last_contact on leads (workspace_id, last_contact_at, id)
  where deleted_at is null;
create index leads_owner_last_contact on leads (workspace_id, owner_id, last_contact_at, id)
  where deleted_at is null;

create or replace function refresh_follow_up(of_workspace text, of_lead text) returns void
language sql as $$
  update leads set
    first_contact_at = first_contact_of(of_workspace, of_lead, created_at),
    last_contact_at = last_contact_of(of_workspace, of_lead),
    meeting_at = first_activity_of(of_workspace, of_lead, 'meeting'),
    reply_at = first_activity_of(of_workspace, of_lead, 'reply')
  where workspace_id = of_workspace and id = of_lead
$$;
-- Every contact is the last one, but only the first reply is kept.
create or replace function activity_changes_follow_up() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform refresh_follow_up(old.workspace_id, old.lead_id);
    perform refresh_follow_up(new.workspace_id, new.lead_id);
  elsif new.type <> 'reply' or exists (
    select 1 from leads
    where workspace_id = new.workspace_id and id = new.lead_id and reply_at is null
  ) then
    perform refresh_follow_up(new.workspace_id, new.lead_id);
  end if;
  return null;
end
$$;

-- One owner's leads in every order, so that an agent's list is quick however many leads they own.
create index leads_owner_name on leads (workspace_id, owner_id, name_key, id)
  where deleted_at is null;
create index leads_owner_company on leads (workspace_id, owner_id, company_key, id)
  where deleted_at is null;
create index leads_owner_status on leads (workspace_id, owner_id, status_rank, created_at, id)
  where deleted_at is null;

-- Contacts know their lead's owner, so that an agent's communications are one stretch of an index
-- and not a walk through everyone's.
alter table activities add column owner_id text collate "C";
update activities set owner_id = leads.owner_id from leads
where leads.workspace_id = activities.workspace_id and leads.id = activities.lead_id
  and activities.type in ('email', 'call', 'whatsapp', 'meeting');
create index activities_owner_contact on activities (workspace_id, owner_id, id)
  where type in ('email', 'call', 'whatsapp', 'meeting');
-- The share lock waits for an assignment under way, which could not see this contact yet.
create function set_contact_owner() returns trigger language plpgsql as $$
begin
  select leads.owner_id into new.owner_id from leads
  where leads.workspace_id = new.workspace_id and leads.id = new.lead_id for share;
  return new;
end
$$;
create trigger activities_owner_insert before insert on activities for each row
  when (new.type in ('email', 'call', 'whatsapp', 'meeting'))
  execute function set_contact_owner();
create function follow_lead_owner() returns trigger language plpgsql as $$
begin
  update activities set owner_id = new.owner_id
  where workspace_id = new.workspace_id and lead_id = new.id
    and type in ('email', 'call', 'whatsapp', 'meeting');
  return null;
end
$$;
create trigger leads_owner_update after update of owner_id on leads for each row
  when (old.owner_id <> new.owner_id)
  execute function follow_lead_owner();

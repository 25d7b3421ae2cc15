-- One owner's leads in every order, so that an agent's list is quick however many leads they own.
create index leads_owner_name on leads (workspace_id, owner_id, name_key, id)
  where deleted_at is null;
create index leads_owner_company on leads (workspace_id, owner_id, company_key, id)
  where deleted_at is null;
create index leads_owner_status on leads (workspace_id, owner_id, status_rank, created_at, id)
  where deleted_at is null;

-- Contacts know their lead's owner, so that an agent's communications are one stretch of an index
-- and not a walk through everyone's.
alter table activities add column owner_id text;
update activities set owner_id = (
  select leads.owner_id from leads
  where leads.workspace_id = activities.workspace_id and leads.id = activities.lead_id
) where type in ('email', 'call', 'whatsapp', 'meeting');
create index activities_owner_contact on activities (workspace_id, owner_id, id)
  where type in ('email', 'call', 'whatsapp', 'meeting');
create trigger activities_owner_insert after insert on activities
when new.type in ('email', 'call', 'whatsapp', 'meeting') begin
  update activities set owner_id = (
    select owner_id from leads where workspace_id = new.workspace_id and id = new.lead_id
  ) where workspace_id = new.workspace_id and id = new.id;
end;
create trigger leads_owner_update after update of owner_id on leads
when old.owner_id <> new.owner_id begin
  update activities set owner_id = new.owner_id
  where workspace_id = new.workspace_id and lead_id = new.id
    and type in ('email', 'call', 'whatsapp', 'meeting');
end;

insert into sqlite_stat1 (tbl, idx, stat) values
  ('leads', 'leads_owner_name', '1000000 100000 2000 2 1'),
  ('leads', 'leads_owner_company', '1000000 100000 2000 3 1'),
  ('leads', 'leads_owner_status', '1000000 100000 2000 500 1 1'),
  -- Under its own name: the primary key of a table without rowid.
  ('activities', 'activities', '3000000 300000 1'),
  ('activities', 'activities_actor', '3000000 300000 20000 5000 1'),
  ('activities', 'activities_lead', '3000000 300000 3 1'),
  ('activities', 'activities_contact', '1000000 100000 1'),
  ('activities', 'activities_owner_contact', '1000000 100000 2000 1');

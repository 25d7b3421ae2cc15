-- When a lead was last contacted; 0 while it never was, so that lists can be ordered by it.
alter table leads add column last_contact_at integer not null default 0;
update leads set last_contact_at = (
  select coalesce(max(contacts.contacted_at), 0) from contacts
  where contacts.workspace_id = leads.workspace_id and contacts.lead_id = leads.id
)
where exists (
  select 1 from activities
  where activities.workspace_id = leads.workspace_id and activities.lead_id = leads.id
    and activities.type in ('email', 'call', 'whatsapp', 'meeting')
);

create index leads_last_contact on leads (workspace_id, last_contact_at, id)
  where deleted_at is null;
create index leads_owner_last_contact on leads (workspace_id, owner_id, last_contact_at, id)
  where deleted_at is null;

create trigger activities_contact_insert after insert on activities
when new.type in ('email', 'call', 'whatsapp', 'meeting') begin
  update leads set last_contact_at = (
    select coalesce(max(contacts.contacted_at), 0) from contacts
    where contacts.workspace_id = leads.workspace_id and contacts.lead_id = leads.id
  )
  where workspace_id = new.workspace_id and id = new.lead_id;
end;
-- Activities that move to another lead.
create trigger activities_contact_move after update of lead_id on activities
when new.type in ('email', 'call', 'whatsapp', 'meeting') begin
  update leads set last_contact_at = (
    select coalesce(max(contacts.contacted_at), 0) from contacts
    where contacts.workspace_id = leads.workspace_id and contacts.lead_id = leads.id
  )
  where workspace_id = new.workspace_id and id in (old.lead_id, new.lead_id);
end;
create trigger emails_contact_update after update of sent_at, workspace_id on emails
when new.lead_id is not null
  and (old.sent_at is not new.sent_at or old.workspace_id <> new.workspace_id) begin
  update leads set last_contact_at = (
    select coalesce(max(contacts.contacted_at), 0) from contacts
    where contacts.workspace_id = leads.workspace_id and contacts.lead_id = leads.id
  )
  where workspace_id = new.workspace_id and id = new.lead_id;
end;

insert into sqlite_stat1 (tbl, idx, stat) values
  ('leads', 'leads_last_contact', '1000000 100000 20 1'),
  ('leads', 'leads_owner_last_contact', '1000000 100000 2000 5 1');

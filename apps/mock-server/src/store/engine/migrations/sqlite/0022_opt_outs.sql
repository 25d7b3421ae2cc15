-- Addresses that asked for no more emails. They outlive the leads that have them: a lead may get
-- another address, or be deleted and imported again.
create table opt_outs (
  workspace_id text not null,
  email_key text not null,
  -- The merge with a lead that asked, if the address did not ask itself.
  merge_id text,
  created_at integer not null,
  primary key (workspace_id, email_key)
) strict, without rowid;
create index opt_outs_merge on opt_outs (workspace_id, merge_id) where merge_id is not null;

insert into opt_outs (workspace_id, email_key, merge_id, created_at)
select leads.workspace_id, leads.email_key,
  case when count(*) = count(lead_merges.id) then max(lead_merges.id) end,
  min(leads.updated_at)
from leads
left join lead_merges
  on lead_merges.workspace_id = leads.workspace_id and lead_merges.kept_id = leads.id
    and lead_merges.opted_out = 1 and lead_merges.undone_at is null
where leads.do_not_contact = 1 and leads.email_key <> ''
group by leads.workspace_id, leads.email_key;

drop index leads_opted_out;
alter table leads drop column do_not_contact;
alter table lead_merges drop column opted_out;

delete from sqlite_stat1 where idx = 'leads_opted_out';
insert into sqlite_stat1 (tbl, idx, stat) values
  ('opt_outs', 'opt_outs', '10000 1000 1'),
  ('opt_outs', 'opt_outs_merge', '100 10 1');

-- When the next step of an open lead is due; the year 10000 without one, so that lists end with it.
alter table leads add column next_step_key integer generated always as (
  case when lead_status <> 'Closed' then coalesce(next_step_at, 253402300800000)
    else 253402300800000 end
) virtual;

create index leads_next_step on leads (workspace_id, next_step_key, id)
  where deleted_at is null;
create index leads_owner_next_step on leads (workspace_id, owner_id, next_step_key, id)
  where deleted_at is null;

insert into sqlite_stat1 (tbl, idx, stat) values
  ('leads', 'leads_next_step', '1000000 100000 20 1'),
  ('leads', 'leads_owner_next_step', '1000000 100000 2000 5 1');

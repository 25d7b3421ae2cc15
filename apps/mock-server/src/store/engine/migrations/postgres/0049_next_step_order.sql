-- When the next step of an open lead is due; the year 10000 without one, so that lists end with it.
alter table leads add column next_step_key bigint not null generated always as (
  case when lead_status <> 'Closed' then coalesce(next_step_at, 253402300800000)
    else 253402300800000 end
) stored;

create index leads_next_step on leads (workspace_id, next_step_key, id)
  where deleted_at is null;
create index leads_owner_next_step on leads (workspace_id, owner_id, next_step_key, id)
  where deleted_at is null;

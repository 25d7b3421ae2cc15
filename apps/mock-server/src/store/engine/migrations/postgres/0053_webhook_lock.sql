-- A webhook that is being deleted is told nothing: without the lock, what happens meanwhile failed,
-- because its delivery named a webhook that was gone.
create or replace function tell_webhooks(
  of_workspace text, of_type text, about text, of_item text, happened bigint
) returns void language plpgsql as $$
declare
  hook record;
begin
  for hook in
    select id, workspace_id from webhooks
    where workspace_id = of_workspace and active = 1
      and position('"' || of_type || '"' in events) > 0
    for key share
  loop
    insert into webhook_deliveries (id, webhook_id, workspace_id, type, record_id, item_id, at)
    values ('msg_' || replace(gen_random_uuid()::text, '-', ''), hook.id, hook.workspace_id, of_type,
      about, of_item, happened);
    insert into jobs (kind, id, workspace_id, payload, attempts, due_at, leased_by, created_at)
    values ('webhook', hook.id, hook.workspace_id, 'null', 0, 0, null,
      (extract(epoch from clock_timestamp()) * 1000)::bigint)
    on conflict do nothing;
  end loop;
end
$$;

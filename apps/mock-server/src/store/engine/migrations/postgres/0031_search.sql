-- What the migration before has removed, for keys that find numbers in every spelling.
alter table leads enable trigger user;
create index leads_phone on leads (workspace_id, phone_key)
  where deleted_at is null and phone_key <> '';
create index leads_mobile on leads (workspace_id, mobile_key)
  where deleted_at is null and mobile_key <> '';
create index leads_search on leads using gin (workspace_id, search_key gin_trgm_ops)
  where deleted_at is null;

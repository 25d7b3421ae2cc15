-- One owner's leads of one source, so that an agent's filter counts along one stretch of an index.
create index leads_owner_source on leads (workspace_id, owner_id, source_key, created_at, id)
  where deleted_at is null;

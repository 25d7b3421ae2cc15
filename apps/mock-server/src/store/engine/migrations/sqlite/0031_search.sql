-- What the migration before has removed, for keys that find numbers in every spelling.
create index leads_phone on leads (workspace_id, phone_key)
  where deleted_at is null and phone_key <> '';
create index leads_mobile on leads (workspace_id, mobile_key)
  where deleted_at is null and mobile_key <> '';

insert into leads_fts (leads_fts) values ('rebuild');
create trigger leads_fts_update after update of search_key on leads
when old.search_key <> new.search_key begin
  insert into leads_fts (leads_fts, rowid, search_key)
  values ('delete', old.row_number, old.search_key);
  insert into leads_fts (rowid, search_key) values (new.row_number, new.search_key);
end;

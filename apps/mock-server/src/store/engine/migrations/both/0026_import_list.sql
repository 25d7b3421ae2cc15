-- A user's imports in the order of their list, which is that of their ids.
drop index imports_user;
create index imports_user on imports (workspace_id, user_id, id);

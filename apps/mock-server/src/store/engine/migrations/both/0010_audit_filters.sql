-- The filters of the audit trail: one action, or one user, newest first.
create index audit_action on audit (workspace_id, action, id);
create index audit_actor on audit (workspace_id, actor_id, id);

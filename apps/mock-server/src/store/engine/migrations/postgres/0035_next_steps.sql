-- What comes next with a lead, and when; and when it was last said to be done.
alter table leads add column next_step_kind text
  check (next_step_kind in ('call', 'email', 'meeting', 'other'));
alter table leads add column next_step_at bigint;
alter table leads add column next_step_note text;
alter table leads add column step_done_at bigint;
-- When an open lead needs its user: at its next step, or else since it has been waiting for contact.
alter table leads add column todo_at bigint generated always as (
  case when lead_status <> 'Closed' then coalesce(next_step_at, due_since) end
) stored;
-- Who had a lead before, and since when: going back there, it is not new to them.
alter table leads add column previous_agent_id text;
alter table leads add column previous_assigned_at bigint;

-- Who needs an answer, of all and of one owner; they replace those of due_since.
drop index leads_due;
drop index leads_owner_due;
create index leads_todo on leads (workspace_id, todo_at, id)
  where deleted_at is null and todo_at is not null;
create index leads_owner_todo on leads (workspace_id, owner_id, todo_at, id)
  where deleted_at is null and todo_at is not null;
-- What one owner was given, and their hot leads without a contact.
create index leads_owner_given on leads (workspace_id, owner_id, assigned_at, id)
  where deleted_at is null and assigned_at is not null;
create index leads_owner_hot on leads (workspace_id, owner_id, created_at, id)
  where deleted_at is null and lead_status = 'Hot' and first_contact_at is null;

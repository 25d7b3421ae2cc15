-- The questions of an event. Versions stay, even after the event is deleted, because leads carry the
-- version that they answered.
create table event_questions (
  workspace_id text not null,
  event_id text not null,
  version integer not null,
  -- JSON.
  questions text not null,
  created_by text not null,
  created_at integer not null,
  primary key (workspace_id, event_id, version)
) strict, without rowid;

-- JSON: the event, the version of its questions, and the answers.
alter table leads add column answers text;
alter table leads add column answers_score integer;

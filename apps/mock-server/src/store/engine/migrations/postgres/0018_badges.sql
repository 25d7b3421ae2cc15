-- The code on the badge of a lead, and the key by which lists of attendees find it.
alter table leads
  add column badge_code text not null default '',
  add column badge_key text collate "C" not null default '';
create index leads_badge on leads (workspace_id, event_id, badge_key)
  where deleted_at is null and badge_key <> '';
-- Leads that have nothing but such a code; the condition is that of the list's filter.
create index leads_incomplete on leads (workspace_id, created_at, id)
  where deleted_at is null and (first_name = '' or email = '');
create index leads_score on leads (workspace_id, answers_score)
  where deleted_at is null and answers_score is not null;

-- The event whose list of attendees an import is, and its rows that fit several people or leads.
alter table imports
  add column event_id text collate "C",
  add column ambiguous integer not null default 0;

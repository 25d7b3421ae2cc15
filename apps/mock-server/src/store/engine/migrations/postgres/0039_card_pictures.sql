-- Pictures of the cards that leads were captured from: n is 1 for the front, 2 for the back. `merge_id`
-- names the merge that copied it from the other lead.
alter table leads add column pictures integer not null default 0;
create table lead_pictures (
  workspace_id text collate "C" not null,
  lead_id text collate "C" not null,
  n integer not null,
  content bytea not null,
  merge_id text collate "C",
  primary key (workspace_id, lead_id, n),
  foreign key (workspace_id, lead_id) references leads (workspace_id, id) on delete cascade
);
alter table companies add column keep_card_pictures integer not null default 1;

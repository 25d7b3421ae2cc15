-- Whether a page only tries a key: what it sends is checked and answered, but not stored.
alter table embed_sessions add column is_trial integer not null default 0;

-- When the user of a session last proved who they are, in milliseconds.
alter table sessions add column signed_in_at integer not null default 0;
update sessions set signed_in_at = created_at;

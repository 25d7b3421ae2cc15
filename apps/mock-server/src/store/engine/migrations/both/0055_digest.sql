-- Where a user is, as their browser says; whether they want the morning's email, and the last day
-- for which one was written or not needed.
alter table users add column time_zone text;
alter table users add column digest integer not null default 1;
alter table users add column digest_on text not null default '';
create index users_digest on users (time_zone, digest_on, id) where digest = 1;

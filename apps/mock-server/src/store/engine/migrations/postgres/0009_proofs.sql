-- Provider identities that were linked while nobody had proved the address open no account any more.
delete from sessions where user_id in (
  select id from users where google_sub is not null and email_verified_at is null
);
update users set google_sub = null where google_sub is not null and email_verified_at is null;

-- Whether opening the link proves the address: true of links that were mailed to it, false of links
-- that an operator or an administrator hands over.
alter table account_tokens add column proves_address smallint not null default 0
  check (proves_address in (0, 1));
update account_tokens set proves_address = 1 where purpose = 'verify';

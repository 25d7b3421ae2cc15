-- Texts that identify somebody are stored and compared without invisible characters: nobody could
-- tell two of them apart. Nobody loses an account by it. Of accounts with addresses that now look
-- alike, the one without such characters keeps the address, or else the oldest; the others keep
-- theirs as they are and sign in with exactly these. Names of such accounts get a number instead.

update users set
  -- The changed address has not been proved.
  email_verified_at = null,
  email = without_invisible(email),
  email_key = without_invisible(email_key)
where email_key <> without_invisible(email_key) and not exists (
  select 1 from users as other
  where other.id <> users.id
    and without_invisible(other.email_key) = without_invisible(users.email_key)
    and (other.email_key = without_invisible(other.email_key) or other.id < users.id)
);

update users set
  username = without_invisible(username),
  username_key = without_invisible(username_key)
where username_key <> without_invisible(username_key) and not exists (
  select 1 from users as other
  where other.id <> users.id
    and without_invisible(other.username_key) = without_invisible(users.username_key)
    and (other.username_key = without_invisible(other.username_key) or other.id < users.id)
);
update users set
  username = substr(without_invisible(username), 1, 91) || '-' || substr(id, length(id) - 7),
  username_key = substr(without_invisible(username_key), 1, 91) || '-' || substr(id, length(id) - 7)
where username_key <> without_invisible(username_key);

update companies set name_key = without_invisible(name_key)
where name_key <> without_invisible(name_key) and not exists (
  select 1 from companies as other
  where other.id <> companies.id
    and without_invisible(other.name_key) = without_invisible(companies.name_key)
    and (other.name_key = without_invisible(other.name_key) or other.id < companies.id)
);

update leads set email_key = without_invisible(email_key)
where email_key <> without_invisible(email_key);

insert into opt_outs (workspace_id, email_key, merge_id, created_at)
select workspace_id, without_invisible(email_key), null, min(created_at) from opt_outs
where email_key <> without_invisible(email_key)
group by workspace_id, without_invisible(email_key)
on conflict (workspace_id, email_key) do update set merge_id = null;
delete from opt_outs where email_key <> without_invisible(email_key);

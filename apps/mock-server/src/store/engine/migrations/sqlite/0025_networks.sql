-- Networks from which users have signed in: guesses from elsewhere do not lock them out there.
create table known_networks (
  user_id text not null references users (id) on delete cascade,
  network_hash text not null,
  used_at integer not null,
  primary key (user_id, network_hash)
) strict, without rowid;

-- A row that is written to find out whether the disk takes writes.
create table storage_probe (
  id integer primary key check (id = 1),
  filler text not null
) strict;

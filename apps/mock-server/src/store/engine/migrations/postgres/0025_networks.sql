-- Networks from which users have signed in: guesses from elsewhere do not lock them out there.
create table known_networks (
  user_id text collate "C" not null references users (id) on delete cascade,
  network_hash text collate "C" not null,
  used_at bigint not null,
  primary key (user_id, network_hash)
);

-- A row that is written to find out whether the disk takes writes.
create table storage_probe (
  id integer primary key check (id = 1),
  filler text not null
);

-- Counters of quotas, as rate-limiter-flexible writes them. A crash may lose them.
create unlogged table quotas (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index quotas_expire on quotas (expire);

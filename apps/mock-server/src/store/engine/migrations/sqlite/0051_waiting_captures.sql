-- Captures that devices hold and have not sent, as the devices told last.
create table waiting_captures (
  workspace_id text not null,
  event_id text not null,
  -- A random id that the device has given itself.
  device_id text not null,
  user_id text not null,
  captures integer not null,
  -- When the oldest was made, by the server's clock.
  oldest_at integer not null,
  told_at integer not null,
  primary key (workspace_id, event_id, user_id, device_id)
) strict, without rowid;
create index waiting_captures_told on waiting_captures (told_at);

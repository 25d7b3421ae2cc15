-- When the page of a session was opened, how many bits its proof of work has (0 for none), and
-- whether the proof was used.
alter table embed_sessions add column opened_at integer not null default 0;
alter table embed_sessions add column proof_bits integer not null default 0;
alter table embed_sessions add column proof_used integer not null default 0;

-- When entries of a burst were last held back; the owner of the key is told when a burst begins.
alter table partner_keys add column burst_at integer;

-- Entries of partners' pages that become leads once a manager confirms them.
create table unconfirmed_leads (
  workspace_id text not null,
  -- Id of the lead that it becomes.
  id text not null,
  key_id text not null references partner_keys (id) on delete cascade,
  -- Why it was held back.
  reason text not null,
  -- JSON: the lead.
  lead text not null,
  created_at integer not null,
  discarded_at integer,
  primary key (workspace_id, id)
) strict, without rowid;
create index unconfirmed_leads_key on unconfirmed_leads (key_id, created_at, id);
create index unconfirmed_leads_age on unconfirmed_leads (created_at);
create index unconfirmed_leads_discarded on unconfirmed_leads (discarded_at)
  where discarded_at is not null;

-- Since when somebody waits for a company's approval, in milliseconds.
alter table users add column pending_since bigint;
update users set pending_since = updated_at where pending_company_id is not null;

-- Links that let people join a company; only a hash of the token is kept.
create table company_invites (
  token_hash text collate "C" primary key,
  company_id text collate "C" not null references companies (id),
  role text collate "C" not null check (role in ('agent', 'manager', 'admin')),
  created_by text collate "C" not null,
  created_at bigint not null,
  expires_at bigint not null
);
create index company_invites_company on company_invites (company_id);

alter table leads add column linkedin_url text not null default '';

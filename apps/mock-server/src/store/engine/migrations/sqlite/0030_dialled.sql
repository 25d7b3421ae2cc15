-- Phone numbers as they are dialled, beside the ones that were written. The server fills in what is
-- derived from stored leads and contacts after this migration: see storedKeys.ts.
alter table leads add column phone_e164 text;
alter table leads add column mobile_e164 text;
alter table leads add column mobile_key text not null default '';

-- Built again by the next migration: faster than changing an entry for each lead.
drop index leads_phone;
drop trigger leads_fts_update;

-- What the form of a key tells visitors; '' for the form's own words, or for none.
alter table partner_keys add column privacy_text text not null default '';
alter table partner_keys add column privacy_url text not null default '';
alter table partner_keys add column consent_text text not null default '';
alter table partner_keys add column thanks_text text not null default '';

-- What the visitor agreed to, and when; both null for nothing.
alter table leads add column consent_text text;
alter table leads add column consent_at integer;

-- What a company sells and how it writes, for its emails, and the signatures of its users; null: made from the profile.
alter table companies add column about text not null default '';
alter table companies add column tone text not null default 'friendly';
alter table users add column signature text;

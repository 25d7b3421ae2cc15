-- A mobile number beside the phone number, and where to find the person.
alter table leads
  add column mobile text not null default '',
  add column website text not null default '',
  add column address text not null default '';

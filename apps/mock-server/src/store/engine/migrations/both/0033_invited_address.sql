-- The address to which an invitation was emailed.
alter table company_invites add column email text;

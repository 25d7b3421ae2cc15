-- Communications of one type: everyone's, and one owner's.
create index activities_contact_type on activities (workspace_id, type, id)
  where type in ('email', 'call', 'whatsapp', 'meeting');
create index activities_owner_contact_type on activities (workspace_id, owner_id, type, id)
  where type in ('email', 'call', 'whatsapp', 'meeting');

-- Emails about an account: by user, and by age.
create index emails_account on emails (user_id) where kind = 'account';
create index emails_account_created on emails (created_at) where kind = 'account';

insert into sqlite_stat1 (tbl, idx, stat) values
  ('activities', 'activities_contact_type', '1000000 100000 25000 1'),
  ('activities', 'activities_owner_contact_type', '1000000 100000 2000 500 1'),
  ('emails', 'emails_account', '10000 2'),
  ('emails', 'emails_account_created', '10000 1');

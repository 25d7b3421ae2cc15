-- A reply that was begun before a merge, and is stored after it, goes to the lead that was kept, as
-- contacts do.
drop trigger activities_follow_merge on activities;
create trigger activities_follow_merge before insert on activities for each row
  when (new.type in ('email', 'call', 'whatsapp', 'meeting', 'reply'))
  execute function follow_merge();

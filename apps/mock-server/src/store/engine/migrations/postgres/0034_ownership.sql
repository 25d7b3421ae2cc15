-- When a lead was assigned by somebody; null for leads that their agents captured themselves.
alter table leads add column assigned_at bigint;

-- Agents keep what they captured. What was imported, or has been assigned before, stays as it is.
update leads set assigned_to = created_by
where assigned_to is null and owner_id = created_by
  and exists (
    select 1 from users
    where users.id = leads.created_by and users.company_id = leads.workspace_id
      and users.role = 'agent' and users.is_activated = 1
  )
  and not exists (
    select 1 from activities
    where activities.workspace_id = leads.workspace_id and activities.lead_id = leads.id
      and activities.type in ('imported', 'assigned', 'unassigned')
  );

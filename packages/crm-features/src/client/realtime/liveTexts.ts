/** The texts of toasts about realtime changes (specification section 4). */
export const liveTexts = {
  leadCreated: 'New lead created',
  leadUpdated: 'Lead updated',
  nowStatus: (name: string, status: string) => `${name} is now ${status}`,
  leadsUpdated: 'Leads updated',
  leadsAssigned: 'Leads assigned',
  newForYou: 'New for you',
  suggested: 'New suggestion',
  emailSent: 'Email sent',
  leadsImported: 'Leads imported',
  leadCount: (count: number) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'lead' : 'leads'}`,
} as const;

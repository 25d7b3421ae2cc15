import type { LeadSort, LeadStatus, LeadType } from '@cardinal/contract/labels';

/** Every text of the lead list; toasts are worded as in the specification. */
export const leadTexts = {
  list: 'Leads',
  tabs: {
    'All Leads': 'All',
    'Event Leads': 'Event Leads',
    'Action Required': 'Action Required',
    'Pending Follow-up': 'Pending Follow-up',
  } satisfies Record<LeadType, string>,
  tabsLabel: 'Lead types',
  columns: {
    lead: 'Lead',
    company: 'Company',
    status: 'Status',
    source: 'Source',
    created: 'Created',
    actions: 'Actions',
  },
  search: {
    label: 'Search leads',
    placeholder: 'Search name, email or company',
    shortPlaceholder: 'Search leads',
  },
  filters: {
    label: 'Filter',
    title: 'Filter and sort',
    active: (count: number) => `Filter (${count})`,
    status: 'Status',
    source: 'Source',
    done: 'Show leads',
    clear: 'Clear filters',
    allStatuses: 'All statuses',
    allSources: 'All sources',
  },
  sort: {
    label: 'Sort',
    orders: {
      '-created_at': 'Newest first',
      created_at: 'Oldest first',
      name: 'Name A–Z',
      '-name': 'Name Z–A',
      company: 'Company',
      '-company': 'Company Z–A',
      status: 'Status',
      '-status': 'Status, reversed',
    } satisfies Record<LeadSort, string>,
  },
  actions: {
    view: (name: string) => `View ${name}`,
    email: (name: string) => `Email ${name}`,
    call: (name: string) => `Call ${name}`,
    whatsapp: (name: string) => `WhatsApp ${name}`,
    noPhone: 'No phone number. Add one to call or write on WhatsApp.',
  },
  statusOf: (name: string) => `Status of ${name}`,
  loading: 'Loading leads',
  empty: {
    title: 'No leads yet',
    description:
      'Scan the first business card and its details land here, ready to call, write to and follow up.',
  },
  nothingFound: {
    title: 'No leads match',
    description: 'Try fewer words, or clear the search and the filters.',
    inTab: (tab: string) => ({
      title: `No leads in ${tab}`,
      description: 'Leads of this type appear here as soon as there are any.',
    }),
    showAll: 'Show all leads',
  },
  pastTheEnd: {
    title: 'Nothing on this page any more',
    description: 'Leads have moved or changed since you opened it.',
    action: 'Back to page 1',
  },
  failed: {
    title: 'The leads could not be loaded',
    refreshTitle: 'The list may be out of date',
    retry: 'Retry',
    offlineTitle: 'You are offline',
    offlineDescription: 'The leads load as soon as you are connected again.',
  },
  toasts: {
    updated: 'Lead updated',
    nowStatus: (name: string, status: LeadStatus) => `${name} is now ${status}.`,
    saved: (name: string) => `What you changed about ${name} is saved.`,
    undo: 'Undo',
    updateFailed: 'Update failed',
    stale: (name: string) =>
      `${name} was changed by someone else in the meantime. You see the current state now; change it again if you still want to.`,
    call: 'Call initiated',
    calling: (name: string, phone: string) => `Calling ${name} on ${phone}.`,
    whatsapp: 'WhatsApp opened',
    chatting: (name: string) => `A chat with ${name} opened in a new tab.`,
    notRecorded: 'Not in the history',
    notRecordedOf: (name: string, detail: string) =>
      `This contact with ${name} could not be written into the history. ${detail}`,
  },
} as const;

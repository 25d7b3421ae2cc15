import type { AuditAction } from '@cardinal/contract';

const number = (count: number, locale: string) => new Intl.NumberFormat(locale).format(count);

/** "1 lead" or "12 leads". */
const leads = (count: number, locale: string) =>
  count === 1 ? '1 lead' : `${number(count, locale)} leads`;

/** Every text of Members & access except the audit trail's. */
export const memberTexts = {
  tabsLabel: 'Members & access',
  tabs: {
    people: 'People',
    waiting: 'Waiting',
    invitations: 'Invitations',
    emails: 'Emails',
    cards: 'Cards',
    partners: 'Partners',
    audit: 'Audit trail',
  },
  summary: (company: string, people: number, locale: string) => {
    const count = people === 1 ? '1 person' : `${number(people, locale)} people`;
    return company === '' ? count : `${company} · ${count}`;
  },
  loading: 'Loading',
  cancel: 'Cancel',
  people: {
    list: 'People',
    loading: 'Loading people',
    search: 'Search people',
    columns: {
      person: 'Person',
      role: 'Role',
      leads: 'Leads',
      since: 'Joined',
      actions: 'Actions',
    },
    you: 'You',
    unconfirmed: 'Address not confirmed',
    unconfirmedHint: 'They have not opened the link in their welcome email yet.',
    roleOf: (name: string) => `Role of ${name}`,
    actionsFor: (name: string) => `Actions for ${name}`,
    resetLink: 'Password reset link',
    remove: 'Remove from the company',
    nothingFound: { title: 'Nobody matches', description: 'Try fewer letters, or another name.' },
    empty: {
      title: 'You’re working alone',
      description: 'Create a company on your profile to work with others.',
    },
    failed: 'The people could not be loaded',
    range: (from: number, to: number, total: number, locale: string) =>
      `${number(from, locale)}–${number(to, locale)} of ${number(total, locale)}`,
  },
  removal: {
    title: (name: string) => `Remove ${name}?`,
    consequence: (name: string) =>
      `${name} keeps the account and continues in a private workspace. Invitations that they created stop working.`,
    owned: (count: number, locale: string) =>
      count === 0 ? 'They own no leads.' : `They own ${leads(count, locale)}.`,
    handTo: 'Hand their leads to',
    nobody: 'Nobody: assigned leads become unassigned',
    confirm: 'Remove',
    keep: 'Keep',
  },
  reset: {
    title: (name: string) => `Password reset link for ${name}`,
    before:
      'Hand this link over in person or on a channel you trust. Opening it sets a new password and ends every session. It works once, for one hour; this is recorded in the audit trail.',
    create: 'Create link',
    link: 'Link',
    copy: 'Copy link',
    expires: (time: string) => `Valid until ${time}. It is not shown again.`,
    done: 'Done',
  },
  waiting: {
    list: 'People who are waiting',
    loading: 'Loading requests',
    asked: (time: string) => `asked ${time}`,
    privateLeads: (count: number, locale: string) =>
      count === 0 ? 'brings no leads' : `brings ${leads(count, locale)}`,
    approve: 'Approve',
    approveOf: (name: string) => `Approve ${name}`,
    reject: 'Decline',
    rejectOf: (name: string) => `Decline ${name}`,
    empty: {
      title: 'Nobody is waiting',
      description: 'People who ask to join your company appear here.',
    },
    failed: 'The requests could not be loaded',
  },
  approval: {
    title: (name: string) => `Approve ${name}?`,
    role: 'Role',
    moves: (count: number, company: string, locale: string) =>
      `${count === 1 ? '1 private lead moves' : `${number(count, locale)} private leads move`} into ${company}, with activities and emails. Managers and administrators can read them from then on. This cannot be undone.`,
    noLeads: 'They have no private leads to bring with them.',
    unconfirmed:
      'This address is not confirmed. Make sure that you know the person behind it before you approve them.',
    confirm: 'Approve',
  },
  rejection: {
    title: (name: string) => `Decline ${name}?`,
    consequence: 'They are notified at once and keep their private workspace. They can ask again.',
    confirm: 'Decline',
    keep: 'Leave pending',
  },
  invitations: {
    form: 'New invitation',
    hint: 'Anyone who opens the link before it expires joins at once, with its role.',
    email: 'Email (optional)',
    emailHint: 'Leave it empty to pass the link on yourself.',
    wrongEmail: 'Enter a complete email address.',
    send: 'Send Invitation',
    sent: (email: string) => `Invitation sent to ${email}`,
    notSent: (email: string) => `No email was sent to ${email}. Pass the link on yourself.`,
    to: 'For',
    anyone: 'Anyone with the link',
    role: 'Role',
    expiry: 'Valid for',
    days: { 1: '1 day', 7: '7 days', 30: '30 days' },
    create: 'Create link',
    created: 'Invitation link',
    once: 'Copy it now: it is not shown again.',
    validUntil: 'Valid until',
    copy: 'Copy link',
    list: 'Valid invitations',
    loading: 'Loading invitations',
    columns: {
      role: 'Role',
      by: 'Created by',
      created: 'Created',
      expires: 'Expires',
      revoke: 'Revoke',
    },
    revoke: 'Revoke',
    revokeOf: (role: string, name: string) => `Revoke the invitation as ${role} by ${name}`,
    onlyAdmins: 'Only an administrator can revoke an invitation for administrators.',
    revocation: {
      title: 'Revoke this invitation?',
      consequence: 'Its link stops working at once. People who have joined with it stay.',
      confirm: 'Revoke',
      keep: 'Keep',
    },
    empty: 'There are no open invitations.',
    failed: 'The invitations could not be loaded',
  },
  voice: {
    title: 'How your emails sound',
    hint: 'Every generated email uses this, whoever sends it.',
    about: 'What do you sell?',
    aboutHint:
      'Finish the sentence “We …”, for example “supply refurbished laptops to schools and small offices”.',
    tone: 'Tone',
    tones: {
      friendly: { label: 'Friendly', description: 'Hi Grace, it’s good to meet you.' },
      formal: { label: 'Formal', description: 'Dear Grace Mwangi, it is good to meet you.' },
    },
    submit: 'Save',
    saved: 'Emails updated',
    failed: 'Not saved',
  },
  cards: {
    title: 'Pictures of business cards',
    keep: 'Keep the pictures of cards with their leads',
    on: 'Everyone who may read a lead sees its card, front and back. The pictures are deleted with the lead.',
    off: 'Pictures of cards are read and then discarded. Those that leads already have stay with them.',
    kept: 'Pictures of cards are kept',
    notKept: 'Pictures of cards are no longer kept',
    failed: 'Not saved',
  },
  company: {
    title: 'Who can ask to join',
    listed: (name: string) => `Show ${name} in the public list of companies`,
    on: 'Everyone who registers can find your company and ask to join it. You approve each of them.',
    off: 'Your company is hidden. People join by invitation only.',
    onlyAdmins: 'Only administrators can change this.',
    failed: 'The company could not be loaded',
  },
  toasts: {
    roleChanged: 'Role changed',
    nowRole: (name: string, role: string) => `${name} is now ${role}.`,
    undo: 'Undo',
    roleFailed: 'The role was not changed',
    removed: 'Removed',
    removedNobody: (name: string, count: number, locale: string) =>
      count === 0
        ? `${name} no longer belongs to the company.`
        : `${name} no longer belongs to the company. ${leads(count, locale)} became unassigned.`,
    removedTo: (name: string, count: number, to: string, locale: string) =>
      `${name} no longer belongs to the company. ${to} received ${leads(count, locale)}.`,
    removeFailed: 'Not removed',
    resetFailed: 'No link was created',
    approved: 'Approved',
    joined: (name: string, role: string) => `${name} joined as ${role}.`,
    approveFailed: 'Not approved',
    rejected: 'Declined',
    rejectedOf: (name: string) => `${name} has been notified.`,
    rejectFailed: 'Not declined',
    inviteFailed: 'No link was created',
    revoked: 'Invitation revoked',
    revokeFailed: 'Not revoked',
    companyShown: 'Your company is in the public list',
    companyHidden: 'Your company is hidden',
    companyFailed: 'Not changed',
  },
} as const;

/** Every text of the audit trail. */
export const auditTexts = {
  list: 'Audit trail',
  loading: 'Loading the audit trail',
  columns: { at: 'Time', actor: 'Who', action: 'What', subject: 'Which', change: 'Change' },
  filters: {
    label: 'Filter the audit trail',
    action: 'Action',
    allActions: 'All actions',
    actor: 'Person',
    everyone: 'Everyone',
    from: 'From',
    to: 'Until',
  },
  actions: {
    lead_assigned: 'Lead assigned',
    lead_unassigned: 'Lead unassigned',
    lead_deleted: 'Lead deleted',
    lead_restored: 'Lead restored',
    leads_merged: 'Leads merged',
    merge_undone: 'Merge undone',
    leads_exported: 'Leads exported',
    leads_imported: 'Leads imported',
    import_undone: 'Import undone',
    event_deleted: 'Event deleted',
    member_approved: 'Member approved',
    member_rejected: 'Request declined',
    member_removed: 'Member removed',
    member_left: 'Member left',
    role_changed: 'Role changed',
    reset_link_made: 'Reset link created',
    password_changed: 'Password changed',
    company_created: 'Company created',
    company_changed: 'Company changed',
    invite_made: 'Invitation created',
    invite_revoked: 'Invitation revoked',
    audit_exported: 'Audit trail exported',
    partner_key_made: 'Partner key created',
    partner_key_changed: 'Partner key changed',
    partner_key_revoked: 'Partner key revoked',
  } satisfies Record<AuditAction, string>,
  /** Words for the fields that entries mention; others are shown as they are. */
  fields: {
    assignedTo: 'agent',
    leads_to: 'leads to',
    company_id: 'company',
    lead_status: 'status',
    lead_type: 'type',
    assigned_to: 'assigned to',
    about: 'what we sell',
    listed: 'in the public list',
    keep_card_pictures: 'pictures of cards are kept',
  } as Readonly<Record<string, string>>,
  yes: 'yes',
  no: 'no',
  none: 'none',
  change: (before: string, after: string) => `${before} → ${after}`,
  export: 'Export',
  formats: { xlsx: 'Excel workbook (.xlsx)', csv: 'CSV (.csv)' },
  empty: {
    title: 'Nothing recorded yet',
    description:
      'Assignments, exports, imports and changes to roles and members are recorded here.',
  },
  nothingFound: {
    title: 'No entry matches',
    description: 'Choose another action, person or time.',
    action: 'Clear filters',
  },
  failed: 'The audit trail could not be loaded',
  toasts: { exported: 'Export successful', exportFailed: 'Export failed' },
} as const;

import { listTexts } from '../lists/index.ts';

/** Every text of Lead Assignment; toasts are worded as in the specification. */
export const assignmentTexts = {
  summary: (leads: string, count: number, wait: string) =>
    count === 1
      ? `1 lead is unassigned and has been waiting ${wait}`
      : `${leads} leads are unassigned; the oldest has been waiting ${wait}`,
  summaryOpen: (leads: string) => `More than ${leads} leads are unassigned`,
  summaryNone: 'Every lead has an agent',
  summaryUnknown: 'Leads without an agent',
  list: 'Unassigned leads',
  hint: 'Longest wait first. Drag a lead onto an agent, or select several.',
  hintNarrow: 'Longest wait first. Select several to assign them together.',
  columns: {
    lead: 'Lead',
    status: 'Status',
    source: 'Source',
    capturedBy: 'Captured by',
    waits: 'Waiting',
    assign: 'Assign',
  },
  isNew: 'New',
  drag: (name: string) => `Drag ${name} onto an agent`,
  dragging: (count: number) => (count === 1 ? '1 lead' : `${count} leads`),
  open: (name: string) => `View ${name}`,
  assign: 'Assign',
  assignOne: (name: string) => `Assign ${name}`,
  agents: {
    title: 'Assign to',
    search: 'Search agents',
    none: 'No agent matches',
    leads: (leads: string, count: number) => (count === 1 ? '1 lead' : `${leads} leads`),
    withLeads: (name: string, leads: string) => `${name} · ${leads}`,
    loading: 'Loading agents',
    failed: 'The agents could not be loaded',
    empty: 'No agents yet',
    emptyDetail: 'Invite people as Sales Agents to assign leads to them.',
  },
  submit: {
    idle: 'Assign leads',
    label: (leads: string, count: number, name: string) =>
      count === 1 ? `Assign 1 lead to ${name}` : `Assign ${leads} leads to ${name}`,
    noLeads: 'Select the leads to assign first.',
    noAgent: 'Choose an agent first.',
    assignTo: 'Assign to…',
  },
  share: {
    all: (leads: string, count: number) =>
      count === 1 ? 'Assign it fairly' : `Distribute all ${leads} fairly`,
    some: (leads: string, count: number) =>
      count === 1 ? 'Assign 1 fairly' : `Distribute ${leads} fairly`,
    title: 'Distribute fairly',
    explained: 'gives each lead to the agent with the fewest open leads at that moment.',
    confirm: (leads: string) => `Distribute all ${leads} leads fairly?`,
    confirmOne: (leads: string, name: string) => `Assign all ${leads} leads to ${name}?`,
    confirmDetail:
      'This includes leads on other pages. You can undo it as long as this page is open.',
    yes: 'Distribute them',
    yesOne: 'Assign them',
    no: 'Cancel',
  },
  progress: {
    label: 'Assigning leads',
    of: (done: string, total: string) => `${done} of ${total}`,
  },
  last: {
    one: (lead: string, agent: string) => `${lead} now belongs to ${agent}.`,
    many: (leads: string, agent: string) => `${leads} leads now belong to ${agent}.`,
    shared: (leads: string, count: number, agents: string) =>
      count === 1 ? `1 lead assigned: ${agents}.` : `${leads} leads distributed: ${agents}.`,
    part: (agent: string, leads: string) => `${agent} ${leads}`,
    others: (agents: string, count: number) =>
      count === 1 ? '1 more agent' : `${agents} more agents`,
    undo: 'Undo',
  },
  loading: 'Loading unassigned leads',
  empty: {
    title: 'Every lead has an agent',
    description: 'Unassigned leads appear here as soon as they are captured.',
  },
  pastTheEnd: {
    title: listTexts.nothingLeft,
    description: 'The leads that were here have an agent now.',
    action: 'Back to the longest wait',
  },
  failed: {
    title: 'The leads could not be loaded',
  },
  toasts: {
    assigned: 'Lead assigned',
    assignedMany: 'Leads assigned',
    failed: 'Assignment failed',
    failedPartly: (done: string, isOne: boolean, detail: string) =>
      `${done} ${isOne ? 'lead was' : 'leads were'} assigned before it failed. ${detail}`,
    undone: 'Assignment undone',
    undoneOne: (lead: string) => `${lead} is unassigned again.`,
    undoneMany: (leads: string) => `${leads} leads are unassigned again.`,
    noLongerThere: (leads: string, count: number) =>
      count === 1
        ? '1 lead no longer belonged to the agent it was assigned to.'
        : `${leads} leads no longer belonged to the agents they were assigned to.`,
    nothingToUndo: 'Nothing left to undo',
    undoFailed: 'Undo failed',
  },
} as const;

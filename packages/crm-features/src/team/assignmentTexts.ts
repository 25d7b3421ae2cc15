import { messages } from '@cardinal/contract/messages';
import { listMessages } from '../lists/texts.ts';

/** Every text of Lead Assignment; toasts are worded as in the specification. */
export const assignmentMessages = messages(
  {
    summary:
      '{count, plural, one {# lead is unassigned and has been waiting {wait}} other {# leads are unassigned; the oldest has been waiting {wait}}}',
    summaryOpen: 'More than {leads} leads are unassigned',
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
    drag: 'Drag {name} onto an agent',
    dragging: '{count, plural, one {# lead} other {# leads}}',
    open: 'View {name}',
    assign: 'Assign',
    assignOne: 'Assign {name}',
    agents: {
      title: 'Assign to',
      search: 'Search agents',
      none: 'No agent matches',
      leads: '{count, plural, one {# lead} other {# leads}}',
      withLeads: '{name} · {leads}',
      loading: 'Loading agents',
      failed: 'The agents could not be loaded',
      empty: 'No agents yet',
      emptyDetail: 'Invite people as Sales Agents to assign leads to them.',
    },
    submit: {
      idle: 'Assign leads',
      label: '{count, plural, one {Assign # lead to {name}} other {Assign # leads to {name}}}',
      noLeads: 'Select the leads to assign first.',
      noAgent: 'Choose an agent first.',
      assignTo: 'Assign to…',
    },
    share: {
      all: '{count, plural, one {Assign it fairly} other {Distribute all # fairly}}',
      some: '{count, plural, one {Assign # fairly} other {Distribute # fairly}}',
      title: 'Distribute fairly',
      explained: 'gives each lead to the agent with the fewest open leads at that moment.',
      confirm: 'Distribute all {leads} leads fairly?',
      confirmOne: 'Assign all {leads} leads to {name}?',
      confirmDetail:
        'This includes leads on other pages. You can undo it as long as this page is open.',
      yes: 'Distribute them',
      yesOne: 'Assign them',
      no: 'Cancel',
    },
    progress: {
      label: 'Assigning leads',
      of: '{done} of {total}',
    },
    last: {
      one: '{lead} now belongs to {agent}.',
      many: '{leads} leads now belong to {agent}.',
      shared:
        '{count, plural, one {# lead assigned: {agents}.} other {# leads distributed: {agents}.}}',
      part: '{agent} {leads}',
      others: '{count, plural, one {# more agent} other {# more agents}}',
      undo: 'Undo',
    },
    loading: 'Loading unassigned leads',
    empty: {
      title: 'Every lead has an agent',
      description: 'Unassigned leads appear here as soon as they are captured.',
    },
    pastTheEnd: {
      title: listMessages.english.nothingLeft,
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
      failedPartly:
        '{count, plural, one {# lead was} other {# leads were}} assigned before it failed. {detail}',
      undone: 'Assignment undone',
      undoneOne: '{lead} is unassigned again.',
      undoneMany: '{count, number} leads are unassigned again.',
      noLongerThere:
        '{count, plural, one {# lead no longer belonged to the agent it was assigned to.} other {# leads no longer belonged to the agents they were assigned to.}}',
      nothingToUndo: 'Nothing left to undo',
      undoFailed: 'Undo failed',
    },
  },
  {
    de: async () => (await import('../languages/de/team.ts')).default.assignment,
    hi: async () => (await import('../languages/hi/team.ts')).default.assignment,
  },
);

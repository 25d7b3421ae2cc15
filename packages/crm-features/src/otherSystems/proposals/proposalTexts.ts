import { messages } from '@cardinal/contract/messages';
import { proposalKinds, type ProposalState } from '@cardinal/contract/labels';
import { listMessages } from '../../lists/texts.ts';

/** Every text of the screen of suggestions. */
export const proposalMessages = messages(
  {
    list: 'Suggestions that wait',
    approve: 'Approve',
    refuse: 'Refuse',
    approveOne: 'Approve: {what}',
    refuseOne: 'Refuse: {what}',
    approveAll: 'Approve all {count, number}',
    refuseAll: 'Refuse all {count, number}',
    alike: '{count, plural, one {# lead} other {# leads}}',
    openLead: 'View {name}',
    gone: 'A lead that you can no longer see',
    suggested: 'Suggested <time></time>',
    made: 'Suggested by {client}',
    madeAt: 'Suggested by {client} <time></time>',
    ends: 'ends {when}',
    changesTo: 'changes to',
    empty: '(empty)',
    nobody: 'Nobody',
    noStep: 'None',
    kinds: proposalKinds,
    labels: {
      agent: 'Agent',
      step: 'Next step',
      note: 'Note',
      to: 'To',
      subject: 'Subject',
      content: 'Email',
    },
    step: '{kind, select, call {Call} email {Email} meeting {Meeting} other {Follow up}} on {when}',
    changed: {
      title: 'The lead has changed since',
      description: 'It is no longer as shown here, so this cannot be approved. Ask for it again.',
    },
    expired: {
      title: 'This has expired',
      description: 'Suggestions wait for a day. Ask for it again.',
    },
    earlier: 'Decided or expired ({count, number})',
    states: {
      approved: 'Approved <time></time>',
      refused: 'Refused <time></time>',
      expired: 'Expired <time></time>',
    } satisfies Record<Exclude<ProposalState, 'pending'>, string>,
    loading: 'Loading suggestions',
    failed: 'The suggestions could not be loaded',
    offline: {
      title: listMessages.english.offline,
      description: 'Suggestions appear as soon as you are connected again.',
    },
    none: {
      title: 'Nothing to decide',
      description:
        'What your assistants suggest appears here. Nothing happens before you approve it.',
    },
    keys: { approve: 'approve', refuse: 'refuse', move: 'next and previous' },
    toasts: {
      approved:
        '{count, plural, =1 {Approved} one {# suggestion approved} other {# suggestions approved}}',
      refused:
        '{count, plural, =1 {Refused} one {# suggestion refused} other {# suggestions refused}}',
      notAll:
        '{failed, number} of {count, plural, one {# suggestion} other {# suggestions}} not decided',
      notDone: 'Not decided',
      undo: 'Undo',
      undone: 'Undone',
      notUndone: 'Could not be undone',
    },
  },
  {
    de: async () => (await import('../../languages/de/assistants.ts')).default.proposal,
    hi: async () => (await import('../../languages/hi/assistants.ts')).default.proposal,
  },
);

import { nextStepLabels, type NextStepKind, type ProposalState } from '@cardinal/contract/labels';
import { listMessages } from '../../lists/texts.ts';

const things = (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;

/** Every text of the screen of suggestions. */
export const proposalTexts = {
  list: 'Suggestions that wait',
  approve: 'Approve',
  refuse: 'Refuse',
  approveOne: (what: string) => `Approve: ${what}`,
  refuseOne: (what: string) => `Refuse: ${what}`,
  approveAll: (count: number) => `Approve all ${count}`,
  refuseAll: (count: number) => `Refuse all ${count}`,
  alike: (count: number) => `${count} leads`,
  openLead: (name: string) => `View ${name}`,
  gone: 'A lead that you can no longer see',
  suggested: 'Suggested',
  made: (client: string) => `Suggested by ${client}`,
  ends: (when: string) => `ends ${when}`,
  changesTo: 'changes to',
  empty: '(empty)',
  nobody: 'Nobody',
  noStep: 'None',
  labels: {
    status: 'Status',
    agent: 'Agent',
    step: 'Next step',
    note: 'Note',
    to: 'To',
    subject: 'Subject',
    content: 'Email',
  },
  step: (kind: NextStepKind, when: string, note: string) =>
    [`${nextStepLabels[kind]} on ${when}`, note].filter(Boolean).join(' · '),
  changed: {
    title: 'The lead has changed since',
    description: 'It is no longer as shown here, so this cannot be approved. Ask for it again.',
  },
  expired: {
    title: 'This has expired',
    description: 'Suggestions wait for a day. Ask for it again.',
  },
  earlier: 'Decided or expired',
  states: {
    pending: 'Waiting',
    approved: 'Approved',
    refused: 'Refused',
    expired: 'Expired',
  } satisfies Record<ProposalState, string>,
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
    approved: (count: number) => (count === 1 ? 'Approved' : `${things(count)} approved`),
    refused: (count: number) => (count === 1 ? 'Refused' : `${things(count)} refused`),
    notAll: (failed: number, count: number) => `${failed} of ${things(count)} not decided`,
    notDone: 'Not decided',
    undo: 'Undo',
    undone: 'Undone',
    notUndone: 'Could not be undone',
  },
} as const;

import type { LeadStatus } from '@cardinal/contract/labels';

/** The texts about changing all leads of a list. */
export const matchingTexts = {
  ask: {
    status: (leads: string, status: LeadStatus) => `Change ${leads} to ${status}?`,
    assign: (leads: string, name: string) => `Assign ${leads} to ${name}?`,
    fair: (leads: string) => `Distribute ${leads} fairly?`,
    unassign: (leads: string) => `Unassign ${leads}?`,
    delete: (leads: string) => `Delete ${leads}?`,
    restore: (leads: string) => `Restore ${leads}?`,
  },
  confirm: {
    status: 'Change status',
    assign: 'Assign',
    delete: 'Delete',
    restore: 'Restore',
  },
  cancel: 'Cancel',
  /** Which leads these are. */
  which: (list: string) => `These are all leads of this list, on every page: ${list}.`,
  undoable: 'You can undo this from the notice that follows.',
  progress: 'Changing leads',
  progressOf: (done: string, all: string) => `${done} of ${all}`,
  stop: 'Stop',
  stopping: 'Stopping',
  done: {
    status: (leads: string, count: number, status: LeadStatus) =>
      `${leads} ${count === 1 ? 'is' : 'are'} now ${status}.`,
    assign: (leads: string, count: number, name: string) =>
      `${leads} now ${count === 1 ? 'belongs' : 'belong'} to ${name}.`,
    fair: (leads: string) => `${leads} distributed.`,
    unassign: (leads: string, count: number) =>
      `${leads} ${count === 1 ? 'is' : 'are'} unassigned.`,
    delete: (leads: string) => `${leads} deleted.`,
    restore: (leads: string) => `${leads} restored.`,
  },
  /** The list had another number of leads when it was changed. */
  fewer: (leads: string) => `${leads} no longer matched.`,
  more: (leads: string) => `${leads} had arrived meanwhile.`,
  changed: 'Leads updated',
  stopped: 'Stopped',
  partly: 'Only some leads were changed',
  failed: 'The leads could not be changed',
  undo: 'Undo',
  undoing: 'Undoing the change',
  undone: 'Change undone',
  wentBack: (leads: string) => `${leads} went back.`,
  left: (leads: string) => `${leads} had changed since, and stayed as they are.`,
  notUndone: 'Not everything could be undone',
} as const;

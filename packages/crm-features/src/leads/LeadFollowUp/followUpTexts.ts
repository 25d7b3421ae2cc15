import type { Dispatch } from '@cardinal/contract';
import type { LeadStatus } from '@cardinal/contract/labels';

/** Every text for contacting a lead in place. */
export const followUpTexts = {
  label: (name: string) => `Contact ${name}`,
  write: 'Write',
  writeTo: (name: string) => `Write to ${name}`,
  close: 'Close',
  closeEmail: (name: string) => `Close the email to ${name}`,
  call: (name: string) => `Call ${name}`,
  whatsapp: (name: string) => `WhatsApp ${name}`,
  meeting: (name: string) => `Schedule a meeting with ${name}`,
  finish: 'No contact needed',
  finishOf: (name: string) => `No contact needed for ${name}`,
  snooze: (name: string) => `Later: ${name}`,
  delays: {
    tomorrow: 'Tomorrow',
    days: '3-day follow-up',
    week: '1-week follow-up',
    month: '1-month follow-up',
  },
  finishFailed: 'Update failed',
  done: {
    call: (name: string) => `Call to ${name} recorded`,
    whatsapp: (name: string) => `WhatsApp chat with ${name} recorded`,
    email: (name: string, status: Dispatch['status']) =>
      status === 'sent' ? `Email to ${name} sent` : `Email to ${name} queued`,
    meeting: (name: string) => `Meeting with ${name} scheduled`,
    status: (name: string, status: LeadStatus) => `${name} is now ${status}`,
    snooze: (name: string) => `${name} comes back later`,
    finish: (name: string) => `${name} needs no contact`,
  },
} as const;

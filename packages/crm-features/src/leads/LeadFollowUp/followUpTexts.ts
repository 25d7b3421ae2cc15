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
  doneWith: (name: string) => `Done with ${name}`,
  finishOf: (name: string) => `No contact needed for ${name}`,
  done: {
    call: (name: string) => `Call to ${name} recorded`,
    whatsapp: (name: string) => `WhatsApp chat with ${name} recorded`,
    email: (name: string, status: Dispatch['status']) =>
      status === 'sent' ? `Email to ${name} sent` : `Email to ${name} queued`,
    meeting: (name: string) => `Meeting with ${name} scheduled`,
    status: (name: string, status: LeadStatus) => `${name} is now ${status}`,
    snooze: (name: string) => `${name} comes back later`,
    finish: (name: string) => `${name} needs no contact`,
    step: (name: string) => `Nothing more to do with ${name} for now`,
  },
} as const;

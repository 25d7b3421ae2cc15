import type { ActivityType, EmailType, LeadStatus } from '@cardinal/contract';

/** What an email is written from, as it is stored: '' and null where nothing is known. */
export interface Brief {
  kind: EmailType;
  lead: {
    id: string;
    firstName: string;
    lastName: string;
    company: string;
    position: string;
    status: LeadStatus;
    source: string;
    /** What colleagues wrote down for themselves; never meant for the lead's eyes. */
    notes: string;
  };
  /** Where the lead was met. Times in milliseconds. */
  event: { name: string; startAt: number; endAt: number } | null;
  /** When somebody was last in touch. `at` in milliseconds. */
  lastContact: { type: ActivityType; at: number; isOwn: boolean } | null;
  /** Who signs. */
  sender: { name: string; company: string };
  /** What the sender asked for beside. */
  context: string;
  /** Milliseconds. */
  now: number;
}

/** An email as plain text, without the lines that every mail gets. */
export interface Draft {
  subject: string;
  content: string;
}

/** Writes emails. */
export interface Writer {
  /** What `writer` of an answer says. */
  readonly name: string;
  /** @throws WriterError when nothing came that could be sent. */
  write(brief: Brief): Promise<Draft>;
}

/** Why a model wrote nothing: no answer, a refusal, too many requests, or nothing to be sent. */
export type WriterFailure = 'unreachable' | 'slow' | 'refused' | 'busy' | 'nonsense';

/** A model wrote nothing that could be sent. Its message never holds a prompt, an answer or a key. */
export class WriterError extends Error {
  readonly failure: WriterFailure;

  constructor(failure: WriterFailure, message: string) {
    super(message);
    this.name = 'WriterError';
    this.failure = failure;
  }
}

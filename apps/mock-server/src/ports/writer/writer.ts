import type { ActivityType, EmailType, LeadStatus, QuestionKind } from '@cardinal/contract';

/** Stored data from which an email is written; unknown values are '' or null. */
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
    /** Internal notes of colleagues, which the lead must never see. */
    notes: string;
  };
  /** The lead's answers at a stand. */
  answers?: readonly { kind: QuestionKind; question: string; answer: string }[];
  /** Where the lead was met. Times in milliseconds. */
  event: { name: string; startAt: number; endAt: number } | null;
  /** The last contact with the lead. `at` in milliseconds. */
  lastContact: { type: ActivityType; at: number; isOwn: boolean } | null;
  /** The user who signs the email. */
  sender: { name: string; company: string };
  /** Additional instructions from the sender. */
  context: string;
  /** Milliseconds. */
  now: number;
}

/** An email as plain text, without the footer that every email receives. */
export interface Draft {
  subject: string;
  content: string;
}

/** Writes emails. */
export interface Writer {
  /** Value of `writer` in the response. */
  readonly name: string;
  /** @throws WriterError if there is no email that can be sent. */
  write(brief: Brief): Promise<Draft>;
}

/** Why a model failed: no response, a timeout, a refusal, too many requests, or unusable text. */
export type WriterFailure = 'unreachable' | 'slow' | 'refused' | 'busy' | 'nonsense';

/** Failure of a model. The message never contains a prompt, a response or a key. */
export class WriterError extends Error {
  readonly failure: WriterFailure;

  constructor(failure: WriterFailure, message: string) {
    super(message);
    this.name = 'WriterError';
    this.failure = failure;
  }
}

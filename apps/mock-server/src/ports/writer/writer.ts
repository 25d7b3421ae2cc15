import type {
  CommunicationType,
  CompanyTone,
  EmailType,
  LeadStatus,
  QuestionKind,
} from '@cardinal/contract';
import type { Language } from '@cardinal/contract/messages';

/** Something that happened between us and a lead. `at` in milliseconds. */
export interface PastContact {
  /** `reply`: the lead answered. */
  type: CommunicationType | 'reply';
  at: number;
  /** Whether it was the user who signs the email. */
  isOwn: boolean;
  /** First name of the colleague who did it; '' if unknown. */
  by: string;
  /** Subject of an email; '' otherwise. */
  subject: string;
}

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
    /** Country (ISO 3166) of the phone number or address, whose manners the greeting follows. */
    country: string;
    hasPhone: boolean;
    /** Milliseconds; what notes say about weekdays and months counts from then. */
    capturedAt: number;
  };
  /** Who captured the lead; null if nobody did in person: imports and forms. */
  capturedBy: { isOwn: boolean; name: string } | null;
  /** The lead's answers at a stand. */
  answers?: readonly { kind: QuestionKind; question: string; answer: string }[];
  /** Where the lead was met. Times in milliseconds. */
  event: { name: string; startAt: number; endAt: number } | null;
  /** The last contacts with the lead, newest first. */
  contacts: readonly PastContact[];
  /** The user who signs the email, their language, and what their company says about itself. */
  sender: {
    name: string;
    company: string;
    about: string;
    tone: CompanyTone;
    /** @default English */
    language?: Language | null;
  };
  /** Additional instructions from the sender. */
  context: string;
  /** Milliseconds. */
  now: number;
}

/** An email as plain text, without the signature and the footer that every email receives. */
export interface Draft {
  subject: string;
  content: string;
}

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

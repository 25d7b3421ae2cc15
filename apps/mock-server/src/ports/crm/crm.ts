/** The account that a key belongs to. */
export interface CrmAccount {
  /** What it is called there. */
  account: string;
  /** URL of a contact, up to its id. */
  link: string;
}

/** A property of contacts that can be written. */
export interface CrmProperty {
  name: string;
  label: string;
}

/** A contact to create or change; the address is how it is recognised. */
export interface CrmContact {
  /** The same in each attempt. */
  leadId: string;
  email: string;
  /** Values by the names of properties; '' empties one. */
  properties: Readonly<Record<string, string>>;
  /** What is noted about the contact; undefined leaves what there is. */
  note?: CrmNote | undefined;
}

/** What a lead answered at an event; a lead has one note. */
export interface CrmNote {
  /** When the lead was made, in ISO 8601. */
  at: string;
  title: string;
  answers: readonly { question: string; answer: string }[];
  /** URL of the lead; ends with its id, by which an earlier note is recognised. */
  link: string;
}

/** What became of a contact. */
export interface CrmOutcome {
  leadId: string;
  /** Its id there, if it was written. */
  remoteId?: string | undefined;
  /** Why it, or its note, was refused. */
  reason?: string | undefined;
}

/** Why nothing could be done. The message is a sentence for the user. */
export class CrmError extends Error {
  /** `key`: the key is not accepted. `later`: another attempt may succeed. */
  readonly kind: 'key' | 'later';
  /** Milliseconds for which the CRM asks to be left alone. */
  readonly retryAfter: number;

  constructor(kind: CrmError['kind'], message: string, retryAfter = 0) {
    super(message);
    this.name = 'CrmError';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** Another CRM. Each call may be repeated with the same result. @throws CrmError by every call */
export interface CrmConnector {
  /** Contacts that `upsert` takes at once. */
  readonly most: number;
  /** Whose a key is; fails for one that may not do what is needed. */
  check(key: string, signal?: AbortSignal): Promise<CrmAccount>;
  /** The properties of contacts, the account's own ones too. */
  properties(key: string, signal?: AbortSignal): Promise<CrmProperty[]>;
  /** Creates or changes contacts, no two with the same address, and their notes. @returns An outcome for each */
  upsert(key: string, contacts: readonly CrmContact[], signal: AbortSignal): Promise<CrmOutcome[]>;
}

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
}

/** What became of a contact: its id there, or why it was refused. */
export type CrmOutcome = { leadId: string } & ({ remoteId: string } | { reason: string });

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
  /** Creates or changes contacts, no two with the same address. @returns An outcome for each */
  upsert(key: string, contacts: readonly CrmContact[], signal: AbortSignal): Promise<CrmOutcome[]>;
}

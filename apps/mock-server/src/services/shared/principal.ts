import type { Language } from '@cardinal/contract/messages';
import { isManagerRole, type ApiScope, type PartnerScope, type Role } from '@cardinal/contract';
import type { LeadScope } from '../../store/leads/leadScope.ts';
import { notFound } from './failures.ts';

/** The signed-in user for whom a service works. Created once per request, from the session. */
export interface Principal {
  userId: string;
  /** Tenant: the company, or the user's private workspace while they belong to none. */
  workspaceId: string;
  companyId: string | null;
  role: Role;
  emailVerified: boolean;
  sessionId: string;
  /** When the session's user last proved their identity, in milliseconds. */
  signedInAt: number;
  /** `X-Client-Id` of the request: identifies the browser tab, which ignores its own changes. */
  clientId: string | null;
  /** The language that the user chose; absent for programs, which are answered in English unless they ask. */
  language?: Language | null;
  /** The program that acts for the user; absent if they act themselves. */
  via?: Via;
}

/** A key that works: as whom it makes calls, and what it permits. */
export interface KeyAccess {
  principal: Principal;
  scopes: readonly ApiScope[];
}

/** A program that acts for a user, and the tool of an agent; the audit trail names both. */
export interface Via {
  client: string;
  tool: string | null;
}

/** A session that has not ended, and when it ends at the latest. */
export interface ActiveSession {
  principal: Principal;
  /** Milliseconds. */
  expiresAt: number;
}

/** A partner's page, for which a service works in place of a signed-in user. */
export interface Partner {
  keyId: string;
  /** Name of the key. */
  name: string;
  /** The company that the key belongs to. */
  workspaceId: string;
  /** Event that leads of the key come from, and the only one that its pages show. */
  eventId: string | null;
  scopes: readonly PartnerScope[];
  /** What visitors have to agree to; '' for nothing. */
  consentText: string;
  /** Leads that the key may create in a day. */
  dailyCaptures: number;
  /** The session of the page; absent for the hosted form. */
  session?: PageSession;
}

/** The session of a partner's page. */
export interface PageSession {
  /** Public: the challenge of its proof of work. */
  id: string;
  /** When the page was opened, in milliseconds. */
  openedAt: number;
  /** Bits of the proof of work; 0 if none is asked for. */
  proofBits: number;
  isProofUsed: boolean;
  /** Whether the page only tries the key, so that nothing that it sends is stored. */
  isTrial: boolean;
}

/** Whether a call comes from a partner's page rather than a signed-in user. */
export const isPartner = (caller: Principal | Partner): caller is Partner => 'keyId' in caller;

/** The origin of a request. */
export interface Caller {
  /** Network address, by which quotas count; the network of an IPv6 address. */
  address: string;
  userAgent: string;
}

/** The principal's company. @throws `not_found` without one. */
export function ownCompany({ companyId }: Pick<Principal, 'companyId'>): string {
  if (!companyId) throw notFound('company');
  return companyId;
}

/** Whether the principal reads every record of the workspace, not only their own. */
export const seesAll = (principal: Principal): boolean => isManagerRole(principal.role);

/**
 * To whom a lead that the principal captures is assigned: an agent of a company keeps it; what
 * managers capture waits to be assigned.
 */
export const capturesFor = ({
  userId,
  companyId,
  role,
}: Pick<Principal, 'userId' | 'companyId' | 'role'>): string | null =>
  role === 'agent' && companyId !== null ? userId : null;

/** The leads that the principal may reach: all of the workspace for managers, else their own. */
export const scopeOf = (principal: Principal): LeadScope => ({
  workspaceId: principal.workspaceId,
  ...(!seesAll(principal) && { ownerId: principal.userId }),
});

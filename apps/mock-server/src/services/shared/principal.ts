import { isManagerRole } from '@cardinal/contract';
import type { Role } from '@cardinal/contract';

/** The signed-in user for whom a service works. Made once a request, from the session. */
export interface Principal {
  userId: string;
  /** Tenant: the company, or the user's private workspace while they have none. */
  workspaceId: string;
  companyId: string | null;
  role: Role;
  emailVerified: boolean;
  sessionId: string;
  /** When the session's user last proved who they are, in milliseconds. */
  signedInAt: number;
  /** `X-Client-Id` of the request: the tab that asks, so that it can tell its own changes. */
  clientId: string | null;
}

/** Whether the principal reads every record of the workspace, not only their own. */
export const seesAll = (principal: Principal): boolean => isManagerRole(principal.role);

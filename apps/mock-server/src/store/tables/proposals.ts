import type { ProposalKind, ProposalState } from '@cardinal/contract';

/** A change that an agent suggests, which only its user can approve. */
export interface ProposalTable {
  id: string;
  workspace_id: string;
  /** As whom the agent acts, and who decides. */
  user_id: string;
  lead_id: string;
  /** The version that was shown; of an approved one, the version it made. */
  lead_version: number;
  kind: ProposalKind;
  /** JSON: what the change concerns, before it. */
  before: string;
  /** JSON: the same, after it. */
  after: string;
  reason: string;
  client: string;
  tool: string;
  /** One that has expired is still `pending` here. */
  state: Exclude<ProposalState, 'expired'>;
  created_at: number;
  expires_at: number;
  decided_at: number | null;
}

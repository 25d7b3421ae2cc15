import type { Activity, BulkChange, ImportStatus, Lead, LeadStatus } from '@cardinal/contract';

interface Made {
  workspaceId: string;
  /** `X-Client-Id` of the request that caused the change, or null. */
  origin: string | null;
}

/**
 * A change that a service announces after its commit. Managers and the user `ownerId` may read it.
 */
export type Change =
  | (Made & { type: 'lead_created'; lead: Lead; ownerId: string })
  | (Made & {
      type: 'lead_updated';
      lead: Lead;
      ownerId: string;
      /** Previous owner, if it was another user; they may lose access to the lead. */
      previousOwnerId: string | null;
      statusChanged: boolean;
    })
  | (Made & {
      type: 'leads_updated';
      /** Who is notified: the agent who owns these leads, or null for the managers. */
      ownerId: string | null;
      count: number;
      change: BulkChange;
      /** The new status, if that is the change. */
      leadStatus: LeadStatus | null;
    })
  | (Made & { type: 'lead_removed'; leadId: string; ownerId: string })
  /** The user can no longer read the lead, unless they are a manager. */
  | (Made & { type: 'lead_lost'; leadId: string; userId: string })
  | (Made & { type: 'activity_created'; ownerId: string; leadId: string; activity: Activity })
  | (Made & {
      type: 'email_sent';
      ownerId: string;
      leadId: string;
      emailId: string;
      subject: string;
    })
  | (Made & {
      type: 'leads_imported';
      /** Who is notified: the agent who owns these leads, or null for the managers. */
      ownerId: string | null;
      count: number;
    })
  | (Made & {
      type: 'import_progress';
      importId: string;
      /** The user who imports; only they are notified. */
      userId: string;
      status: ImportStatus;
      done: number;
      total: number;
    })
  | (Made & {
      type: 'proposals_updated';
      /** The user to whom an agent suggests something; only they are notified. */
      userId: string;
      /** The agent; null if something was decided. */
      client: string | null;
    });

/** Notifies the users who may read a change. Called only after its commit. */
export interface Announcer {
  announce(changes: readonly Change[]): void;
}

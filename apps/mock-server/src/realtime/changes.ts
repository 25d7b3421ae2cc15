import type { Activity, ImportStatus, Lead } from '@cardinal/contract';

interface Made {
  workspaceId: string;
  /** `X-Client-Id` of the request that caused the change, or null. */
  origin: string | null;
}

/** What a service announces after its commit. `ownerId` is who may read it beside managers. */
export type Change =
  | (Made & { type: 'lead_created'; lead: Lead; ownerId: string })
  | (Made & {
      type: 'lead_updated';
      lead: Lead;
      ownerId: string;
      /** Owner before the change, where it was another; that user may lose the lead. */
      previousOwnerId: string | null;
      statusChanged: boolean;
    })
  | (Made & { type: 'lead_removed'; leadId: string; ownerId: string })
  | (Made & { type: 'activity_created'; ownerId: string; leadId: string; activity: Activity })
  | (Made & {
      type: 'email_sent';
      ownerId: string;
      leadId: string;
      emailId: string;
      subject: string;
    })
  | (Made & { type: 'leads_imported'; count: number; userId: string })
  | (Made & {
      type: 'import_progress';
      importId: string;
      /** Who imports, and alone hears of it. */
      userId: string;
      status: ImportStatus;
      done: number;
      total: number;
    });

/** Tells those who may read a change; called only after the change is committed. */
export interface Announcer {
  announce(changes: readonly Change[]): void;
}

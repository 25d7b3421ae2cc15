import type { AuditAction, AuditSubjectType } from '@cardinal/contract';
import type { ColumnType } from 'kysely';

/** 0 or 1: a boolean in the form that both engines store identically. */
export type Flag = 0 | 1;

/** An entry in the audit trail; ids ascend with time. */
export interface AuditTable {
  workspace_id: string;
  id: string;
  at: number;
  actor_id: string;
  /** The name at that time. */
  actor_name: string;
  action: AuditAction;
  subject_type: AuditSubjectType;
  subject_id: string | null;
  subject_name: string;
  /** JSON. */
  before: string | null;
  /** JSON. */
  after: string | null;
  /** The program that acted for the user, and its tool. */
  client: ColumnType<string | null, string | null | undefined>;
  tool: ColumnType<string | null, string | null | undefined>;
}

/** Work that outlives a request and a crash; see `services/jobs`. */
export interface JobTable {
  kind: string;
  /** Id of the record that it works on. */
  id: string;
  workspace_id: string;
  /** JSON. */
  payload: string;
  /** Number of started runs. */
  attempts: number;
  /** When it becomes available to any process. */
  due_at: number;
  /** Process that last took it. */
  leased_by: string | null;
  created_at: number;
}

/** Responses to creating calls by `Idempotency-Key`. */
export interface IdempotencyTable {
  user_id: string;
  method: string;
  path: string;
  key: string;
  body_hash: string;
  status: number;
  body: string;
  created_at: number;
}

export interface MigrationTable {
  number: number;
  name: string;
  applied_at: number;
}

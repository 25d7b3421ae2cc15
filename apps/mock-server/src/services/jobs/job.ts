import type { JobRow } from '../../store/records/jobs.ts';
import type { Write } from '../../store/schema.ts';

/** A job, as what runs it sees it. */
export interface Job {
  /** Id of the record it works on. */
  readonly id: string;
  /** Where the record was when this run began; `record` and `save` tell where it is by then. */
  readonly workspaceId: string;
  /** What was stored with it, or saved last. Parse it. */
  readonly payload: unknown;
  /** Runs begun, this one included: more than one after a failure or a crash. */
  readonly attempts: number;
  /** Aborted when another may have taken the job over, or the process goes down. */
  readonly signal: AbortSignal;
  /**
   * Keeps progress in the caller's transaction: what the transaction does is done exactly if the
   * progress says so. @returns The workspace that the record is in now.
   * @throws JobLostError when another may have taken the job over: then nothing may be written.
   */
  save(tx: Write, payload: unknown): Promise<{ workspaceId: string }>;
}

/** How a run ended. */
export interface JobEnd {
  /** Milliseconds until the next run. Absent: the job is done, and removed. */
  againIn?: number;
  /**
   * Writes the outcome in the transaction that ends the run, so exactly once. It may run again from
   * its start; await nothing but the database in it.
   */
  record?(tx: Write, now: { workspaceId: string }): Promise<void>;
  /** Tells of the outcome, after the commit. */
  afterwards?(): void;
}

/**
 * Runs a job, any part of it again after a crash. Never inside a transaction. What it throws is
 * logged, and the job runs again later.
 */
export type JobHandler = (job: Job) => Promise<JobEnd>;

/** A job that was stored, leased by this process: `begin` it once its transaction has committed. */
export interface JobTicket {
  readonly row: JobRow;
}

/** Another process may have taken a job over. */
export class JobLostError extends Error {
  override readonly name = 'JobLostError';
}

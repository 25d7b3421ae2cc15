/** An event where leads are captured. */
export interface EventTable {
  workspace_id: string;
  id: string;
  name: string;
  description: string;
  location: string;
  start_at: number;
  end_at: number;
  photo_url: string;
  event_url: string;
  /** Minutes from capture to first contact. */
  goal_minutes: number | null;
  /** In the company's currency. */
  cost: number | null;
  created_by: string;
  created_at: number;
  updated_at: number;
}

/** A version of an event's questions. */
export interface EventQuestionsTable {
  workspace_id: string;
  event_id: string;
  version: number;
  /** JSON. */
  questions: string;
  created_by: string;
  created_at: number;
}

/** Captures that a device holds and has not sent. */
export interface WaitingCapturesTable {
  workspace_id: string;
  event_id: string;
  /** A random id that the device has given itself. */
  device_id: string;
  user_id: string;
  captures: number;
  oldest_at: number;
  told_at: number;
}

/** The event of a workspace's sample data. */
export interface SampleSetTable {
  workspace_id: string;
  event_id: string;
  created_at: number;
}

/** A lead of a workspace's sample data. */
export interface SampleLeadTable {
  workspace_id: string;
  lead_id: string;
}

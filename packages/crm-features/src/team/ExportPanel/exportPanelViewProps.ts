import type { Event, TeamUser } from '@cardinal/contract';
import type { ExportState } from '../exportState.ts';

/** How many leads match the filters. */
export type MatchCount =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'known'; count: number; isCapped: boolean };

/** The last saved file. */
export interface SavedFile {
  name: string;
  bytes: number;
}

export interface ExportPanelViewProps {
  /** The chosen leads, columns and format. */
  state: ExportState;
  /** Called with the changed choice. */
  onStateChange: (state: ExportState) => void;
  /** The people whose leads can be chosen; empty until they are known. */
  agents: readonly TeamUser[];
  /** The events whose leads can be chosen; empty until they are known. */
  events: readonly Pick<Event, 'id' | 'name'>[];
  /** How many leads would be exported. */
  count: MatchCount;
  /** Downloads the file. */
  onExport: () => void;
  /**
   * Whether Export is the primary action of the screen.
   * @default true
   */
  isPrimary?: boolean;
  /** Bytes that have arrived while an export is in progress, or null. */
  received: number | null;
  /** Called to cancel the export in progress. */
  onCancel: () => void;
  /** The last saved file, or null. */
  saved: SavedFile | null;
  /** Why the last export failed, or null. */
  failure: string | null;
  /** Language of numbers, as BCP 47. */
  locale: string;
}

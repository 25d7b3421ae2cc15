import type {
  DuplicateAction,
  Import,
  ImportField,
  ImportSourceQuery,
  ImportValueField,
} from '@cardinal/contract';
import type { RefreshNoticeProps } from '../../lists/index.ts';
import type { Formats } from '../formats.ts';
import type { ImportEvent } from './DefaultsSection.tsx';
import type { ImportAgent } from './ValuesSection.tsx';

/** What the panel shows. */
export type ImportContent =
  | { kind: 'upload'; uploading: string | null; error: string | null }
  | { kind: 'loading' }
  | { kind: 'failed'; detail: string; isGone: boolean; onRetry: () => void; isRetrying: boolean }
  | {
      kind: 'import';
      shown: Import;
      /** Why the import could not be read again, if so; what is stored is then unknown. */
      refreshFailure?: RefreshNoticeProps['failure'] | undefined;
    };

export interface ImportPanelViewProps {
  /** Title of the page. @default 'Import leads' */
  title?: string;
  /** The import at its present step, or why there is none. */
  content: ImportContent;
  /** Whether the file is a list of attendees. @default false */
  isAttendeeList?: boolean;
  /** Formats counts and dates. */
  formats: Formats;
  /** Whether the user may assign leads to others. */
  mapsAssignee: boolean;
  /** Agents to whom leads can be assigned. */
  agents: readonly ImportAgent[];
  /** Events at which the people of a file can have been met, latest first. */
  events: readonly ImportEvent[];
  /** Whether a choice is being saved and the rows analysed again, or it is unknown what is saved. */
  isChecking: boolean;
  /** Whether the import is being started. */
  isStarting: boolean;
  /** Whether the import is being undone. */
  isUndoing: boolean;
  /** Whether the report is being fetched. */
  isDownloading: boolean;
  /** Uploads a file. */
  onFile: (file: File) => void;
  /** Stops the upload. */
  onCancelUpload: () => void;
  /** Called to read the file in another way; absent if the browser no longer has it. */
  onReadAgain: ((read: ImportSourceQuery) => void) | undefined;
  /** Whether the file is being read in another way. */
  isReadingAgain: boolean;
  /** Why the file was not read in the chosen way, or null. */
  readError: string | null;
  /** Maps a column to a field, or to none. */
  onFieldChange: (column: number, field: ImportField | null) => void;
  /** Changes the order in which columns fill the same field. */
  onOrderChange: (order: number[]) => void;
  /** Chooses a value for a text of the file, or none. */
  onValueChange: (field: ImportValueField, text: string, value: string | null) => void;
  /** Chooses the event or the owner of rows that name none. */
  onDefaultsChange: (change: Partial<Import['defaults']>) => void;
  /** Chooses what happens to duplicates. */
  onDuplicatesChange: (action: DuplicateAction) => void;
  /** Chooses what happens to one row; null follows the others. */
  onRowActionChange: (row: number, action: DuplicateAction | null) => void;
  /** Starts the import. */
  onCommit: () => void;
  /** Called to discard, stop or undo the import. */
  onUndo: () => void;
  /** Downloads the rows that were not imported. */
  onReport: () => void;
  /** Called to begin with another file. */
  onAnother: () => void;
  /** Called to leave the import for good, before it began. */
  onLeave: () => void;
  /** Opens a lead of which a row is a duplicate. */
  onOpenLead?: (id: string) => void;
  /** Leads to the imported leads. */
  onViewLeads?: () => void;
}

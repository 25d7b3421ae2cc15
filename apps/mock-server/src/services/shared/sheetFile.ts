import type { SheetFormat } from '@cardinal/contract';

/** A spreadsheet for download, written while it is read. */
export interface SheetFile {
  /** Without its extension. */
  name: string;
  format: SheetFormat;
  content: ReadableStream<Uint8Array>;
}

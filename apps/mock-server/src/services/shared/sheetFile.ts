import type { SheetFormat } from '@cardinal/contract';

/** A spreadsheet for download, generated while it is being read. */
export interface SheetFile {
  /** Without its extension. */
  name: string;
  format: SheetFormat;
  content: ReadableStream<Uint8Array>;
}

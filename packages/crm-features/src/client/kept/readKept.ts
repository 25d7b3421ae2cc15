import { stored } from '@cardinal/contract/labels';
import type { QueryKey } from '@tanstack/react-query';
import { readStored } from './readStored.ts';

/** An answer of the server on this device. */
export interface KeptRead {
  /** The query's hash. */
  id: string;
  /** To whom it was shown; see `ownerOf`. */
  owner: string;
  /** In which form it was written. */
  form: number;
  /** What it is; there is a most for each kind. */
  kind: string;
  key: QueryKey;
  data: unknown;
  /** When the server gave it, in milliseconds. */
  at: number;
  /** When it was last shown, in milliseconds. */
  seen: number;
}

/** Everything on this device; nothing if there is no database yet. */
export const readKept = (): Promise<KeptRead[]> =>
  readStored(stored.kept.key, 'reads', (reads): IDBRequest<KeptRead[]> => reads.getAll());

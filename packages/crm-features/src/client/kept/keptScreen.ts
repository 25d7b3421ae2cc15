import { stored } from '@cardinal/contract/labels';
import { readStored } from './readStored.ts';

/** An element of the page, or a text. */
export type KeptNode = string | { tag: string; attributes: [string, string][]; inside: KeptNode[] };

/** What a screen showed last, to be shown again until the application has started. */
export interface KeptScreen {
  /** Of its address, without a query. */
  path: string;
  /** To whom it was shown; see `ownerOf`. */
  owner: string;
  /** The build whose styles it needs. */
  build: string;
  /** Width of the window, in pixels. */
  width: number;
  /** Addresses of the style sheets, in their order. */
  styles: string[];
  /** Language, direction and theme: the attributes of the page's root. */
  page: [string, string][];
  /** What is inside the application's element. */
  nodes: KeptNode[];
}

/** The screen of a path as it is on this device; rejects if there is no database. */
export const readKeptScreen = (path: string): Promise<KeptScreen | undefined> =>
  readStored(stored.kept.key, 'screens', (screens): IDBRequest<KeptScreen | undefined> =>
    screens.get(path),
  );

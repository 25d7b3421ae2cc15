import type { Lead } from '@cardinal/contract';
import type { PageFacts } from '../../client/queries/pageFacts.ts';

/** The content of the list of unassigned leads. */
export type UnassignedContent =
  | { kind: 'loading' }
  | { kind: 'failed'; detail: string; onRetry: () => void; isRetrying?: boolean }
  | {
      kind: 'leads';
      /** The leads of the page, longest wait first. */
      leads: readonly Lead[];
      /** Number of unassigned leads, and whether there are other pages. */
      facts: PageFacts;
      /** Page number from 1. */
      page: number;
      isRefreshing?: boolean;
      /** Why the leads could not be refreshed, if so. */
      refreshFailure?: { detail: string; onRetry: () => void } | undefined;
    };

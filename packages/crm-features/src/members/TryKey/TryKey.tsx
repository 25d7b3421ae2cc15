import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorDetail, useApi } from '../../client/index.ts';
import { partnerKeysQuery } from '../memberQueries.ts';
import { TryKeyView, type TryKeyContent } from './TryKeyView.tsx';

export interface TryKeyProps {
  /** Id of the key. */
  keyId: string;
  /** Address of all keys. */
  keysHref: string;
  /** Loads the script that defines the elements. */
  loadElements: () => Promise<unknown>;
}

/** Loads the code of the elements, and again after a failure. */
function useElements(load: () => Promise<unknown>) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const isLoading = state === 'loading';
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (!isLoading) return undefined;
    let isOver = false;
    const settle = (next: 'loaded' | 'failed') => {
      if (!isOver) setState(next);
    };
    begin().then(
      () => settle('loaded'),
      () => settle('failed'),
    );
    return () => {
      isOver = true;
    };
  }, [isLoading]);
  return [state, () => setState('loading')] as const;
}

/** Shows a partner's key at work: its elements live, the code to copy, and what the page is told. */
export function TryKey({ keyId, keysHref, loadElements }: TryKeyProps) {
  const { data, error, refetch, isFetching } = useQuery(partnerKeysQuery(useApi()));
  const [code, onReload] = useElements(loadElements);
  const partner = data?.find(({ id }) => id === keyId);
  const content = (): TryKeyContent => {
    if (partner) return { kind: 'key', partner, code, onReload };
    if (data) return { kind: isFetching ? 'loading' : 'gone' };
    if (!error) return { kind: 'loading' };
    const onRetry = () => void refetch();
    return { kind: 'failed', detail: errorDetail(error), onRetry, isRetrying: isFetching };
  };
  return <TryKeyView content={content()} keysHref={keysHref} />;
}

import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { crmWrapper } from '../fixtures/crmWrapper.tsx';
import { fakeFetch } from '../fixtures/index.ts';
import { useKept } from './useKept.ts';

const useNote = (lead: string) => useKept<{ text: string }>('note', lead);

it('keeps input beyond its component, which may still change it where it is shown again', () => {
  const { wrapper } = crmWrapper(fakeFetch(() => Response.json([])));
  const use = (lead: string) => renderHook(useNote, { wrapper, initialProps: lead });
  const first = use('grace');
  act(() => void first.result.current[1](() => ({ text: 'Hello' })));
  first.unmount();

  const [again, other] = [use('grace'), use('thomas')];
  expect(again.result.current[0]).toEqual({ text: 'Hello' });
  expect(other.result.current[0]).toBeNull();
  const [, keep] = first.result.current;
  act(() => void keep(() => null));
  expect(again.result.current[0]).toBeNull();
});

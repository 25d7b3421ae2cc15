import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { crmWrapper } from '../fixtures/crmWrapper.tsx';
import { buildSession, fakeFetch, storyId } from '../fixtures/index.ts';
import { useKept } from './useKept.ts';

afterEach(cleanup);

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

it('outlives the session, but is shown neither to another user nor in another company', () => {
  const { wrapper, session } = crmWrapper(fakeFetch(() => Response.json([])));
  const open = () => renderHook(useNote, { wrapper, initialProps: 'grace' });
  const shown = () => {
    const { result, unmount } = open();
    const [note] = result.current;
    unmount();
    return note;
  };
  const { result, unmount } = open();
  act(() => void result.current[1](() => ({ text: 'Hello' })));
  act(() => session.clear('expired'));
  expect(result.current[0]).toEqual({ text: 'Hello' });
  unmount();
  expect(shown()).toBeNull();

  session.set(buildSession({ id: storyId(1, 2) }));
  expect(shown()).toBeNull();
  session.set(buildSession({ company_id: storyId(2, 2) }));
  expect(shown()).toBeNull();
  session.set(buildSession());
  expect(shown()).toEqual({ text: 'Hello' });
});

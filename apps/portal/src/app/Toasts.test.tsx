import { toasts } from '@cardinal/ui';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Toasts } from './Toasts.tsx';

const regionLoaded = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./toastRegion.ts', async (original) => {
  regionLoaded();
  return original();
});

// The code of the region is compiled when it is first loaded, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Toasts are positioned differently on phones; jsdom has no media queries.
vi.stubGlobal('matchMedia', () => ({ matches: false }));

afterEach(() => {
  act(() => toasts.clear());
  cleanup();
});

test("the region loads with the user's first action, and shows waiting toasts", async () => {
  render(<Toasts />);
  await act(async () => {});
  expect(regionLoaded).not.toHaveBeenCalled();

  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(regionLoaded).toHaveBeenCalledTimes(1));
  act(() => toasts.show({ title: 'Lead updated' }));
  expect(await screen.findByText('Lead updated')).toBeTruthy();
});

test('a toast without a user action loads it as well', async () => {
  render(<Toasts />);
  act(() => toasts.show({ title: 'New lead captured' }));
  expect(await screen.findByText('New lead captured')).toBeTruthy();
});

test('an earlier toast is shown', async () => {
  toasts.show({ title: 'Welcome back' });
  render(<Toasts />);
  expect(await screen.findByText('Welcome back')).toBeTruthy();
});

import { toasts } from '@cardinal/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Toasts } from './Toasts.tsx';

const regionLoaded = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./toastRegion.ts', async (original) => {
  regionLoaded();
  return original();
});

// Toasts look for room on phones; jsdom knows no media.
vi.stubGlobal('matchMedia', () => ({ matches: false }));

afterEach(() => {
  act(() => toasts.clear());
  cleanup();
});

test('the region loads with the first action of the user, and shows what waited', async () => {
  render(<Toasts />);
  await act(async () => {});
  expect(regionLoaded).not.toHaveBeenCalled();

  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(regionLoaded).toHaveBeenCalledTimes(1));
  act(() => toasts.show({ title: 'Lead updated' }));
  expect(await screen.findByText('Lead updated')).toBeTruthy();
});

test('a toast that comes by itself loads it as well', async () => {
  render(<Toasts />);
  act(() => toasts.show({ title: 'New lead captured' }));
  expect(await screen.findByText('New lead captured')).toBeTruthy();
});

test('a toast that was there before is shown', async () => {
  toasts.show({ title: 'Welcome back' });
  render(<Toasts />);
  expect(await screen.findByText('Welcome back')).toBeTruthy();
});

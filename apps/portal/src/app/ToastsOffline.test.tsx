import { toasts } from '@cardinal/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Toasts } from './Toasts.tsx';

vi.mock('./toastRegion.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  act(() => toasts.clear());
  cleanup();
});

test('a toast is shown in words where the region cannot be loaded', async () => {
  render(<Toasts />);
  act(() => toasts.show({ title: 'Login failed', description: 'You are offline.' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Login failedYou are offline.');
  act(() => toasts.show({ title: 'Lead updated' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Lead updated');
});

import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { BrowserRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollPosition } from './ScrollPosition.tsx';

/** The height of the page does not change in these tests. */
class NoGrowth {
  observe() {}
  disconnect() {}
}

let navigate: NavigateFunction;

function Screen() {
  const current = useNavigate();
  useEffect(() => {
    navigate = current;
  });
  return <ScrollPosition />;
}

function scrollTo(top: number) {
  window.scrollY = top;
  document.dispatchEvent(new Event('scroll'));
}

const go = (...to: [string, { replace: boolean }?]) => act(() => void navigate(...to));

const traverse = (delta: -1 | 1) =>
  act(async () => {
    const arrived = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.go(delta);
    await arrived;
  });

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoGrowth);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_left: number, top: number) => scrollTo(top));
  render(<Screen />, { wrapper: BrowserRouter });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('returns to the position', async () => {
  scrollTo(1_500);
  go('/other');
  scrollTo(20);
  await traverse(-1);
  expect(window.scrollY).toBe(1_500);
  await traverse(1);
  expect(window.scrollY).toBe(20);
});

it('returns to the position of an entry at which nobody scrolled', async () => {
  scrollTo(1_500);
  go('?status=hot', { replace: true });
  go('/leads/a');
  await traverse(-1);
  expect(window.scrollY).toBe(1_500);
});

it('adds the position to the history entry, also where nobody scrolled', async () => {
  scrollTo(700);
  go('?page=2');
  await vi.waitFor(() => expect(window.history.state).toMatchObject({ scroll: 700 }));
  scrollTo(30);
  await vi.waitFor(() => expect(window.history.state).toMatchObject({ scroll: 30 }));
});

it('ignores what the browser scrolls for the next entry before its screen is shown', async () => {
  scrollTo(1_500);
  go('/other');
  scrollTo(20);
  window.addEventListener('popstate', () => scrollTo(1_400), { once: true, capture: true });
  await traverse(-1);
  await traverse(1);
  expect(window.scrollY).toBe(20);
});

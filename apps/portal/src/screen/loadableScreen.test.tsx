import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { loadableScreen } from './loadableScreen.tsx';

afterEach(cleanup);

/** A screen that shows how many of it were created before, and as which one. */
function createScreen() {
  let created = 0;
  function Counted() {
    const [number] = useState(() => (created += 1));
    return <p>Screen {number}</p>;
  }
  const { Screen, load } = loadableScreen(() => Promise.resolve({ default: Counted }));
  const page = () => (
    <Suspense fallback="Loading">
      <Screen />
    </Suspense>
  );
  return { page, load };
}

it('suspends until its code has loaded', async () => {
  render(createScreen().page());
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Screen 1')).toBeTruthy();
});

it('is rendered at once if its code has loaded', async () => {
  const { page, load } = createScreen();
  await load();
  render(page());
  expect(screen.getByText('Screen 1')).toBeTruthy();
});

it('stays the same when its code is loaded again', async () => {
  const { page, load } = createScreen();
  const { rerender } = render(page());
  await screen.findByText('Screen 1');
  await load();
  rerender(page());
  expect(screen.getByText('Screen 1')).toBeTruthy();
});

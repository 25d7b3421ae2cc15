import type { Decorator } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** Speeds of the network that the toolbar offers. */
type Speed = 'normal' | 'slow' | 'offline';

/** One way of a slow mobile network, in ms, on top of what the story's own answer takes. */
const slowDelay = 2_500;

let speed: Speed = 'normal';

/** Stands before every other handler; what it leaves alone they answer. */
const network = http.all('*/api/*', async () => {
  if (speed === 'slow') await delay(slowDelay);
  return speed === 'offline' ? HttpResponse.error() : undefined;
});

function tellOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

interface OnNetworkProps {
  at: Speed;
  /** Puts `network` before the story's own handlers. */
  prepare: () => void;
  children: ReactNode;
}

function OnNetwork({ at, prepare, children }: OnNetworkProps) {
  // Before the story's first request, and so before any effect.
  useState(() => {
    speed = at;
    if (at !== 'normal') prepare();
  });
  useEffect(() => {
    if (at !== 'offline') return undefined;
    tellOnline(false);
    return () => tellOnline(true);
  }, [at]);
  return children;
}

const isSpeed = (value: unknown): value is Speed =>
  value === 'normal' || value === 'slow' || value === 'offline';

/** Slows or cuts the network of what stands on a server's answers, as the toolbar says. */
export const withNetwork: Decorator = (Story, { id, title, globals, msw }) => {
  const at = globals['network'];
  if (!isSpeed(at) || !/^(CRM|Screens|Flows)\//.test(title)) return <Story />;
  return (
    <OnNetwork key={id + at} at={at} prepare={() => msw.use(network)}>
      <Story />
    </OnNetwork>
  );
};

import type { Decorator } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { useEffect, useState, type ReactNode } from 'react';
import { usesServer } from './usesServer.ts';

/** Network speeds in the toolbar. */
type Speed = 'normal' | 'slow' | 'offline';

/**
 * One-way latency of a slow mobile network in ms, added to the delay of the story's own response.
 */
const slowDelay = 2_500;

let speed: Speed = 'normal';

/** Precedes every other handler; requests that it does not answer are passed on to them. */
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
  // Before the story's first request, and therefore before any effect.
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

/** Slows down or disables the network of stories with a server, as set in the toolbar. */
export const withNetwork: Decorator = (Story, { id, title, globals, msw }) => {
  const at = globals['network'];
  if (!isSpeed(at) || !usesServer(title)) return <Story />;
  return (
    <OnNetwork key={id + at} at={at} prepare={() => msw.use(network)}>
      <Story />
    </OnNetwork>
  );
};

// @vitest-environment node
import { composeStories } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  './components/*/*.stories.tsx',
  { eager: true },
);

describe('on a server, without a document', () => {
  it('has no document', () => {
    expect(typeof document).toBe('undefined');
    expect(Object.keys(files).length).toBeGreaterThan(50);
  });

  it.each(Object.entries(files))('renders %s', (_path, stories) => {
    const composed = Object.entries<ComponentType>(composeStories(stories));
    const chosen = composed.filter(([name], index) => index === 0 || name === 'Matrix');
    for (const [, Story] of chosen) {
      expect(() => renderToString(createElement(Story))).not.toThrow();
    }
  });
});

import { publicLanguages } from '@cardinal/contract/messages';
import { Stack } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { createElementClass } from './element.ts';
import { events } from './vocabulary.ts';

const name = 'story-element-without-code';
if (!customElements.get(name)) {
  const load = () => Promise.reject(new Error('The code did not arrive.'));
  customElements.define(name, createElementClass(load, window.location.origin));
}

const onProblem = fn();

/** An element whose code did not arrive, in the language of each visitor. */
const meta = {
  title: 'Embedding/Not loaded',
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: {
    notStates: ['default', 'long text', 'right-to-left', '320 px', '200% text', 'forced colours'],
  },
  beforeEach: () => {
    onProblem.mockClear();
    const listening = new AbortController();
    const heard = (event: Event) => event instanceof CustomEvent && onProblem(event.detail);
    document.addEventListener(events.error, heard, { signal: listening.signal });
    return () => listening.abort();
  },
  render: () => (
    <Stack gap={4}>
      {publicLanguages.map((language) => (
        <div key={language} lang={language}>
          {createElement(name)}
        </div>
      ))}
    </Stack>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = {
  parameters: { states: ['error'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(onProblem).toHaveBeenCalledTimes(publicLanguages.length));
    const shown = [...canvasElement.querySelectorAll(name)].map((element) =>
      element.shadowRoot?.querySelector('div'),
    );
    await expect(shown.map((text) => text?.lang)).toEqual([...publicLanguages]);
    await expect(new Set(shown.map((text) => text?.textContent)).size).toBe(publicLanguages.length);
    const directions = shown.map((text) => text && getComputedStyle(text).direction);
    await expect(directions).toEqual(publicLanguages.map((l) => (l === 'ar' ? 'rtl' : 'ltr')));
    for (const { message } of onProblem.mock.calls.map(([problem]) => problem))
      await expect(shown.map((text) => text?.textContent)).toContain(message);
  },
};

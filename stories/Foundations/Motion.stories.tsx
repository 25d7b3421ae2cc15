import { Button, Inline, Stack, Text } from '@cardinal/ui';
import { vars } from '@cardinal/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { runner, track } from './Foundations.css.ts';

const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { fast, base, slow, out, inOut, exit } = vars.motion;
const moves = [
  { name: 'fast, out', about: 'Hover and press: 120 ms', duration: fast, easing: out },
  { name: 'base, out', about: 'Popovers and menus: 160 ms', duration: base, easing: out },
  { name: 'slow, out', about: 'Dialogs and drawers: 200 ms', duration: slow, easing: out },
  {
    name: 'slow, in and out',
    about: 'What goes from place to place',
    duration: slow,
    easing: inOut,
  },
  { name: 'base, exit', about: 'What leaves', duration: base, easing: exit },
];

function Moves() {
  const [isMoved, setMoved] = useState(false);
  return (
    <Stack gap={4}>
      <Inline>
        <Button onPress={() => setMoved(!isMoved)}>Move</Button>
      </Inline>
      {moves.map(({ name, about, duration, easing }) => (
        <Stack gap={1} key={name}>
          <Text size="xs">
            <strong>{name}</strong> – {about}
          </Text>
          <div className={track}>
            <div
              data-moved={isMoved || undefined}
              className={runner}
              style={{ transitionDuration: duration, transitionTimingFunction: easing }}
            />
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

/** Each duration with its easing curve. Nothing moves with reduced motion. */
export const Durations: Story = {
  render: () => <Moves />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelectorAll('[data-moved]')).toHaveLength(moves.length);
    const wantsNone = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const value = getComputedStyle(document.documentElement).getPropertyValue(
      '--cardinal-motion-slow',
    );
    if (wantsNone) await expect(Number.parseFloat(value)).toBe(0);
  },
};

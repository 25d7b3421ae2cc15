import { Stack } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { cutTexts, sideways } from '../../fixtures/index.ts';
import { AppearanceView } from './AppearanceView.tsx';
import { KeyboardView, type KeyboardViewProps } from './KeyboardView.tsx';

/** Keeps the values, as the portal does. */
function Preferences({ values: first, onChange, onShowShortcuts }: KeyboardViewProps) {
  const [values, setValues] = useState(first);
  const change: KeyboardViewProps['onChange'] = (changed) => {
    setValues((old) => ({ ...old, ...changed }));
    onChange(changed);
  };
  return (
    <Stack gap={8}>
      <AppearanceView values={values} onChange={change} />
      <KeyboardView values={values} onChange={change} onShowShortcuts={onShowShortcuts} />
    </Stack>
  );
}

const meta = {
  title: 'CRM/Profile/Preferences',
  component: AppearanceView,
  subcomponents: { KeyboardView },
  tags: ['autodocs'],
  // Nothing is read or sent.
  parameters: { width: 560, notStates: ['loading', 'empty', 'error', 'forbidden'] },
  args: {
    values: { theme: 'system', density: 'default', shortcuts: true, reminders: true },
    onChange: fn(),
    onShowShortcuts: fn(),
  },
  render: (args) => <Preferences {...args} />,
} satisfies Meta<KeyboardViewProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Default' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: /single-key/ })).toBeChecked();
  },
};

export const Changes: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ theme: 'dark' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ theme: 'contrast' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ density: 'compact' });
    await userEvent.click(canvas.getByRole('switch', { name: /single-key/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ shortcuts: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Show all shortcuts' }));
    await expect(args.onShowShortcuts).toHaveBeenCalledOnce();
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'], width: 'none' },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

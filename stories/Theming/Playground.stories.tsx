import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Playground } from './Playground.tsx';

const fonts = {
  'Inter (Cardinal’s own)': '"Inter Variable", Inter, sans-serif',
  System: 'system-ui, sans-serif',
  Serif: 'Georgia, "Times New Roman", serif',
  Monospaced: 'ui-monospace, Menlo, Consolas, monospace',
};

const meta = {
  title: 'Theming/Playground',
  component: Playground,
  args: {
    accent: '#7a1fa2',
    neutralTint: '#6b5b73',
    radius: 8,
    font: '"Inter Variable", Inter, sans-serif',
    density: 'default',
    scheme: 'light',
  },
  argTypes: {
    accent: { control: 'color' },
    neutralTint: { control: 'color' },
    radius: { control: { type: 'range', min: 0, max: 20, step: 1 } },
    font: { control: 'select', options: Object.values(fonts), labels: fonts },
    density: { control: 'inline-radio', options: ['default', 'compact'] },
    scheme: { control: 'inline-radio', options: ['light', 'dark'] },
  },
} satisfies Meta<typeof Playground>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change the six inputs in the controls, and copy the style sheet. */
export const FromSixInputs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All pairs pass')).toBeVisible();
    const css = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Style sheet' });
    await expect(css.value).toContain('--cardinal-radius-control: 8px;');
    await expect(css.value).toContain('--cardinal-color-accent-fill: oklch(');
    const [save] = canvas.getAllByRole('button', { name: 'Save lead' });
    await waitFor(() => expect(save && getComputedStyle(save).borderRadius).toBe('8px'));
  },
};

/** A colour that cannot be parsed is reported, and nothing breaks. */
export const NotAColour: Story = {
  args: { accent: 'tomato soup' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('tomato soup');
  },
};

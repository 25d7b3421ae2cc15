import { exportColumns } from '@cardinal/contract/labels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buildEvent, buildTeam } from '../../fixtures/index.ts';
import { initialExport } from '../exportState.ts';
import { ExportPanelView } from './ExportPanelView.tsx';

const meta = {
  title: 'CRM/Team/ExportPanel view',
  component: ExportPanelView,
  // The container's stories show the other states.
  parameters: { covers: ['CRM/Team/ExportPanel'] },
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: initialExport,
    onStateChange: fn(),
    agents: buildTeam().filter(({ role }) => role === 'agent'),
    events: [buildEvent()],
    count: { kind: 'known', count: 1_000, isCapped: true },
    onExport: fn(),
    received: null,
    onCancel: fn(),
    saved: null,
    failure: null,
    locale: 'en-GB',
  },
} satisfies Meta<typeof ExportPanelView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A large file arrives; nothing can be changed until then. */
export const InProgress: Story = {
  parameters: { states: ['loading', 'disabled'] },
  args: { received: 2_500_000 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('progressbar', { name: 'Exporting leads: 2.5 MB received' }),
    ).toBeVisible();
    await expect(canvas.getByText('More than 1,000 leads match.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Notes' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};

/** Some of the columns, and a filter that can be cleared. */
export const SomeChosen: Story = {
  args: {
    state: { ...initialExport, status: 'Hot', columns: ['first_name', 'email'] },
    count: { kind: 'known', count: 1, isCapped: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1 lead matches.')).toBeVisible();
    await expect(canvas.getByText(`2 of ${exportColumns.length}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onStateChange).toHaveBeenCalledWith({
      ...initialExport,
      columns: ['first_name', 'email'],
    });
  },
};

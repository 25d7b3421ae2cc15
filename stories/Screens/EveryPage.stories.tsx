import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, screen, spyOn } from 'storybook/test';
import { loadedAgainKey } from '../../apps/portal/src/early/reloadOnce.ts';
import AppLayout from '../../apps/portal/src/shell/AppLayout.tsx';
import { PortalAt } from './PortalAt.tsx';

/** What can happen on every page of the portal. */
const meta = {
  title: 'Screens/Every page',
  component: PortalAt,
  args: { path: '/dashboard' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list of shortcuts, where single-letter shortcuts can be turned off. */
export const Shortcuts: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('row');
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: /single-key/ })).toBeChecked();
  },
};

export const PageNotFound: Story = {
  args: { path: '/no/such/page' },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  },
};

function Broken({ message = 'The figures are not numbers' }: { message?: string }): never {
  throw new Error(message);
}

/** The code of a screen fails to load: the navigation remains, and every other screen works. */
export const ScreenNotLoaded: Story = {
  beforeEach() {
    spyOn(console, 'error').mockImplementation(() => undefined);
    // It has been loaded again by itself, in vain.
    sessionStorage.setItem(loadedAgainKey, String(Date.now()));
  },
  render: ({ path }) => (
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<AppLayout />}>
          <Route path="*" element={<Broken message="Unable to preload CSS for /assets/a.css" />} />
        </Route>
      </Routes>
    </MemoryRouter>
  ),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('This screen could not be loaded');
    await expect(alert).not.toHaveTextContent('assets');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A screen has a fault: the navigation remains, and every other screen works. */
export const ScreenStopped: Story = {
  parameters: { isWordedOnce: true },
  beforeEach() {
    // React logs the error that the boundary caught.
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  render: ({ path }) => (
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<AppLayout />}>
          <Route path="*" element={<Broken />} />
        </Route>
      </Routes>
    </MemoryRouter>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This screen stopped working');
    await expect(canvas.getByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
};

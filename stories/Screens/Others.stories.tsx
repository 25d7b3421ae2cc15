import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { loadedAgainKey } from '../../apps/portal/src/screen/ScreenError.tsx';
import AppLayout from '../../apps/portal/src/shell/AppLayout.tsx';
import { buildImport, cutTexts, sideways } from '../../packages/crm-features/src/fixtures/index.ts';
import { PortalAt } from './PortalAt.tsx';

const meta = {
  title: 'Screens/Portal',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Users without a session see this instead of the requested page. */
export const SignIn: Story = {
  args: { path: '/leads' },
  parameters: { crm: { user: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ada@example.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'analytical engine');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await screen.findByText('Login successful')).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: 'Lead Management' }, { timeout: 4000 }),
    ).toBeVisible();
  },
};

export const LeadManagement: Story = {
  args: { path: '/leads' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
  },
};

export const LeadOpen: Story = {
  args: { path: '/leads' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^View / });
    if (!first) throw new Error('The list has no lead to open.');
    await userEvent.click(first);
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await expect(await screen.findByText('Update Status')).toBeVisible();
  },
};

export const LeadCapture: Story = {
  args: { path: '/capture' },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Business Card Scan/ })).toBeVisible();
    await expect(await canvas.findByText('240 leads imported')).toBeVisible();
  },
};

/** An uploaded file, before it is imported. */
export const ImportLeads: Story = {
  args: { path: `/capture?import=${buildImport().id}` },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Preview' })).toBeVisible();
  },
};

export const ImportLeadsOnAPhone: Story = {
  args: { path: `/capture?import=${buildImport().id}` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Preview' })).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

export const LeadCaptureOnAPhone: Story = {
  args: { path: '/capture' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Manual Entry/ })).toBeVisible();
    await expect(await canvas.findByText('240 leads imported')).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

/** The choice on the narrowest phone with text at 200%. */
export const LeadCaptureLargeText: Story = {
  args: { path: '/capture' },
  parameters: {
    textScale: 2,
    states: ['320 px', 'long text'],
    covers: ['CRM/Capture/CapturePage', 'UI/Shell/TabBar', 'UI/Shell/TopBar'],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Manual Entry/ })).toBeVisible();
    await canvas.findByRole('button', { name: 'Grace Mwangi' });
    await canvas.findByText('240 leads imported');
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, the focused control has a ring. */
export const LeadCaptureForcedColors: Story = {
  args: { path: '/capture' },
  parameters: {
    media: { forcedColors: 'active' },
    covers: ['CRM/Capture/CapturePage', 'UI/Shell/TabBar', 'UI/Shell/TopBar'],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /Business Card Scan/ })).focus();
    await userEvent.tab();
    const manual = canvas.getByRole('button', { name: /Manual Entry/ });
    await expect(manual).toHaveFocus();
    await expect(getComputedStyle(manual, '::after').outlineStyle).toBe('solid');
  },
};

export const PageNotFound: Story = {
  args: { path: '/no/such/page' },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  },
};

/** The list of shortcuts, where single-letter shortcuts can be turned off. */
export const Shortcuts: Story = {
  args: { path: '/dashboard' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('row');
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: /single-key/ })).toBeChecked();
  },
};

function Broken({ message = 'The figures are not numbers' }: { message?: string }): never {
  throw new Error(message);
}

/** The code of a screen fails to load: the navigation remains, and every other screen works. */
export const ScreenNotLoaded: Story = {
  args: { path: '/dashboard' },
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
  args: { path: '/dashboard' },
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

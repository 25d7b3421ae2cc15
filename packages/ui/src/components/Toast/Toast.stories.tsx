import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AppShell } from '../AppShell/index.ts';
import { Button } from '../Button/index.ts';
import { Dialog, DialogTrigger } from '../Dialog/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Logo } from '../Logo/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { TextField } from '../TextField/index.ts';
import { TopBar } from '../TopBar/index.ts';
import { ToastRegion } from './Toast.tsx';
import { toastGuide } from './Toast.guide.ts';
import { toasts } from './toasts.ts';

const meta = {
  title: 'UI/Feedback/Toast',
  component: ToastRegion,
  tags: ['autodocs'],
  parameters: {
    guide: toastGuide,
    notStates: ['pressed', 'disabled'],
    docs: {
      description: {
        component:
          'The outcome of what someone just did. `toasts.show({ title, description, tone, action, timeout })`, with `<ToastRegion />` once at the root of the app.',
      },
    },
  },
  beforeEach: () => {
    toasts.clear();
    return () => toasts.clear();
  },
  render: () => (
    <>
      <Button
        onPress={() =>
          toasts.show({ title: 'Lead updated', description: 'Grace Mwangi is now Hot.' })
        }
      >
        Update
      </Button>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (title: string) => screen.findByRole('alertdialog', { name: title });
const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

export const Success: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    const toast = await shown('Lead updated');
    await expect(toast).toHaveTextContent('Grace Mwangi is now Hot.');
    await expect(toast.getBoundingClientRect().width).toBe(360);
    await expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'polite');
    // Exists once in the document: a second, hidden copy would be announced twice.
    await expect(screen.getAllByText('Lead updated')).toHaveLength(1);
  },
};

export const Danger: Story = {
  tags: ['matrix'],
  play: async () => {
    const onAction = fn();
    toasts.show({
      title: 'Email failed',
      description: 'The mailbox is full. Your text is kept.',
      tone: 'danger',
      action: { label: 'Retry', onAction },
    });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Email failed');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onAction).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    toasts.show({
      title: 'Email failed',
      description: 'The mailbox is full. Your text is kept.',
      tone: 'danger',
      action: { label: 'Retry', onAction },
    });
    await shown('Email failed');
  },
};

export const ANewOneReplacesTheOld: Story = {
  tags: ['!dev'],
  play: async () => {
    toasts.show({ title: 'Email generated' });
    await shown('Email generated');
    toasts.show({ title: 'Email sent' });
    await shown('Email sent');
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    toasts.clear();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const ClosesByItself: Story = {
  tags: ['!dev'],
  play: async () => {
    toasts.show({ title: 'Logged out', timeout: 300 });
    await shown('Logged out');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const HeldWhileHovered: Story = {
  tags: ['!dev'],
  parameters: { states: ['hover'] },
  play: async () => {
    toasts.show({ title: 'Lead updated', timeout: 300 });
    await userEvent.hover(await shown('Lead updated'));
    await wait(500);
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await userEvent.unhover(screen.getByRole('region', { name: 'Notifications' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const HeldWhileFocused: Story = {
  tags: ['!dev'],
  parameters: { states: ['focus'] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Update' })).toHaveFocus();
    toasts.show({ title: 'First', timeout: 300 });
    const first = await shown('First');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    // The toast that replaces it takes over the focus and is paused as well.
    toasts.show({ title: 'Second', timeout: 300 });
    const second = await shown('Second');
    await waitFor(() => expect(second).toHaveFocus());
    await wait(500);
    await expect(second).toBeVisible();
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Update' })).toHaveFocus());
  },
};

export const LongText: Story = {
  play: async () => {
    toasts.show({
      tone: 'danger',
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsvereinigung wurde nicht gespeichert',
      description:
        'Der Server hat nicht rechtzeitig geantwortet. Was Sie getippt haben, ist noch da; versuchen Sie es gleich noch einmal.',
      action: { label: 'Wiederholen', onAction: fn() },
    });
    const toast = await screen.findByRole('alertdialog');
    await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async () => {
    toasts.show({ title: 'تم تحديث العميل', description: 'غريس موانغي الآن ساخن.', tone: 'info' });
    const toast = await screen.findByRole('alertdialog');
    await expect(toast.getBoundingClientRect().left).toBe(24);
  },
};

const press = fn();
const phone = { viewport: { value: 'phone', isRotated: false } };

/** Expects the toast to cover no control outside itself: a press at its place would reach none. */
async function expectNothingCovered(toast: HTMLElement) {
  const { left, right, top, bottom } = toast.getBoundingClientRect();
  const region = toast.closest('[role="region"]');
  const covered = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
    [top + 1, (top + bottom) / 2, bottom - 1].flatMap((y) => {
      const below = document.elementsFromPoint(x, y).find((element) => !region?.contains(element));
      return below?.closest('button, input') ?? [];
    }),
  );
  await expect(covered).toEqual([]);
}

/** On a phone: over the bar with the logo, which stays where it is while the page scrolls. */
export const Phone: Story = {
  tags: ['matrix'],
  globals: phone,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <AppShell
        sidebar=""
        skipLinkLabel="Skip to content"
        topbar={<TopBar brand={<Logo withName />} />}
      >
        <PageHeader title="Lead Management" description="60 leads" />
        <div style={{ height: 2000 }}>
          <Button fullWidth onPress={press}>
            Filter
          </Button>
        </div>
      </AppShell>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    window.scrollTo({ top: 100 });
    toasts.show({ title: 'Lead updated', description: 'Grace Mwangi is now Hot.' });
    const toast = await shown('Lead updated');
    const bar = canvas.getByText('Cardinal').closest('header')?.getBoundingClientRect();
    await expect(bar?.top).toBe(0);
    const box = toast.getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(box.bottom).toBeLessThanOrEqual(bar?.bottom ?? 0);
    await expect([box.left, box.right]).toEqual([4, 386]);
    await expectNothingCovered(toast);
    window.scrollTo({ top: 0 });
  },
};

/** Expects the toast to be beside these, not above them. */
async function expectApart(toast: HTMLElement, others: readonly (Element | null)[]) {
  const box = toast.getBoundingClientRect();
  for (const other of others) {
    if (!other) throw new Error('What must stay free is not shown.');
    const free = other.getBoundingClientRect();
    const isApart =
      box.right <= free.left ||
      box.left >= free.right ||
      box.bottom <= free.top ||
      box.top >= free.bottom;
    await expect(isApart, `${other.tagName} below the toast`).toBe(true);
  }
}

/** A form that fills its dialog, with a title and a footer whose texts matter. */
function FullDialog() {
  return (
    <>
      <Dialog
        isOpen
        size="lg"
        title="Review lead"
        titleEnd="1 field to check"
        footer={
          <>
            <IconButton icon={ArrowLeft} aria-label="Previous lead" onPress={press} />
            <Button variant="primary" onPress={press}>
              Save lead
            </Button>
          </>
        }
      >
        {Array.from({ length: 14 }, (_, i) => (
          <TextField key={i} label={`Field ${i + 1}`} defaultValue="Grace" />
        ))}
      </Dialog>
      <ToastRegion />
    </>
  );
}

/** A dialog keeps its title, its footer and the arrows in it, even if the toast covers a field. */
export const ClearOfADialog: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'desktop' } },
  render: FullDialog,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Review lead' });
    toasts.show({ title: 'Data extracted successfully' });
    const toast = await shown('Data extracted successfully');
    const parts = ['header', 'footer'].map((part) => dialog.querySelector(part));
    await expectApart(toast, parts);
    toasts.show({ title: 'Failed to create lead', description: 'Try again later.\n'.repeat(6) });
    await expectApart(await shown('Failed to create lead'), parts);
  },
};

export const ClearOfADialogOnAPhone: Story = {
  ...ClearOfADialog,
  tags: ['!dev'],
  globals: phone,
};

/** A dialog fills a phone's screen: the toast leaves its header free, also of a dialog that opens later. */
export const PhoneInADialog: Story = {
  globals: phone,
  render: () => (
    <>
      <DialogTrigger>
        <Button>Scan</Button>
        <Dialog
          title="Scan business card"
          headerStart={<IconButton icon={ArrowLeft} aria-label="Back" onPress={press} />}
        >
          <Button fullWidth onPress={press}>
            Upload Image
          </Button>
        </Dialog>
      </DialogTrigger>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    toasts.show({ title: 'Login successful', description: 'Welcome back, Aarav.' });
    const toast = await shown('Login successful');
    await expectNothingCovered(toast);
    await userEvent.click(canvas.getByRole('button', { name: 'Scan' }));
    await screen.findByRole('dialog', { name: 'Scan business card' });
    await waitFor(() => expectNothingCovered(toast));
    await expectApart(toast, [screen.getByRole('heading', { name: 'Scan business card' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Upload Image' }));
    await expect(press).toHaveBeenCalled();
  },
};

/** Where the top of the screen is taken, the toast moves down to the first free place. */
export const PhoneBelowControls: Story = {
  globals: phone,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {['First name', 'Last name'].map((label) => (
        <TextField key={label} label={label} defaultValue="Grace" />
      ))}
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    toasts.show({ title: 'Update failed', tone: 'danger', description: 'Try again later.' });
    const toast = await shown('Update failed');
    await expectNothingCovered(toast);
    const last = canvas.getByRole('textbox', { name: 'Last name' }).getBoundingClientRect();
    await expect(toast.getBoundingClientRect().top).toBeGreaterThanOrEqual(last.bottom);
  },
};

/** On larger screens, the toast leaves its corner where a control is there: the pager below a list. */
export const AboveAPager: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <div style={{ display: 'grid', alignContent: 'end', minHeight: '100vh', padding: 24 }}>
        <Pagination
          page={1}
          pageCount={2}
          hasPrevious={false}
          hasNext
          onPrevious={fn()}
          onNext={press}
          summary="1–50 of 60"
        />
      </div>
      <ToastRegion />
    </>
  ),
  play: async () => {
    toasts.show({ title: 'Lead updated', description: 'Grace Mwangi is now Hot.' });
    const toast = await shown('Lead updated');
    await expectNothingCovered(toast);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(press).toHaveBeenCalled();
  },
};

/** On the smallest supported phone. */
export const Narrow: Story = {
  ...Success,
  tags: [],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    const { left, right } = (await screen.findByRole('alertdialog')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  },
};

/** Text at 200%. */
export const LargeText: Story = {
  ...Success,
  tags: [],
  parameters: { textScale: 2 },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    const surface = await screen.findByRole('alertdialog');
    await expect(surface.scrollWidth).toBeLessThanOrEqual(surface.clientWidth);
  },
};

/** In forced colours, the border separates the toast from the page. */
export const ForcedColors: Story = {
  ...Success,
  tags: [],
  parameters: { media: { forcedColors: 'active' } },
  play: async (context) => {
    await Success.play?.(context);
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(
      screen.getByRole('alertdialog'),
    );
    await expect(borderTopWidth).toBe('1px');
    await expect(borderTopColor).not.toBe(backgroundColor);
  },
};

import { AlertDialog, Button, Inline, Stack, Text, ToastRegion, toasts } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

const meta = { title: 'Patterns/Destructive actions' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Archivable() {
  const [isThere, setThere] = useState(true);
  const archive = () => {
    setThere(false);
    toasts.show({
      title: 'Lead archived',
      action: { label: 'Undo', onAction: () => setThere(true) },
    });
  };
  return (
    <Inline justify="between">
      <Text>{isThere ? 'Grace Mwangi, Savanna Tours' : 'No leads here.'}</Text>
      <Button icon={Archive} onPress={archive} isDisabled={!isThere}>
        Archive
      </Button>
      <ToastRegion />
    </Inline>
  );
}

/** Actions that can be undone happen at once, with Undo in the toast. */
export const CanBeUndone: Story = {
  render: () => <Archivable />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await expect(canvas.getByText('No leads here.')).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText(/Grace Mwangi/)).toBeVisible();
  },
};

function Deletable() {
  const [isAsking, setAsking] = useState(false);
  const [isThere, setThere] = useState(true);
  return (
    <Stack gap={3} align="start">
      <Text>{isThere ? 'East Africa Travel Mart, 214 leads' : 'No events here.'}</Text>
      <Button
        variant="danger"
        icon={Trash2}
        onPress={() => setAsking(true)}
        disabledReason={isThere ? undefined : 'There is nothing left to delete'}
      >
        Delete event
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Delete this event?"
        confirmLabel="Delete event"
        cancelLabel="Keep it"
        tone="danger"
        onConfirm={() => setThere(false)}
      >
        Its 214 leads stay, without an event. This can’t be undone.
      </AlertDialog>
    </Stack>
  );
}

/** Actions that cannot be undone ask first; the focus starts on the cancelling button. */
export const AsksFirst: Story = {
  render: () => <Deletable />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete event' }));
    const dialog = await page.findByRole('alertdialog', { name: 'Delete this event?' });
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus(),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete event' }));
    await expect(await canvas.findByText('No events here.')).toBeVisible();
  },
};

import { AlertDialog, Button, Dialog, Stack, TextArea } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

const meta = { title: 'Patterns/Dialogs' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const footerOf =
  (save: () => void) =>
  ({ close }: { close: () => void }) => (
    <>
      <Button variant="quiet" onPress={close}>
        Cancel
      </Button>
      <Button variant="primary" onPress={save}>
        Save note
      </Button>
    </>
  );

function Notes() {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [text, setText] = useState('');
  const answer = useRef<(discard: boolean) => void>(undefined);
  const settle = (discard: boolean) => {
    setAsking(false);
    answer.current?.(discard);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Add a note</Button>
      <Dialog
        title="Add a note"
        size="sm"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onCloseRequest={() => {
          if (text === '') return true;
          setAsking(true);
          return new Promise<boolean>((resolve) => {
            answer.current = resolve;
          });
        }}
        footer={footerOf(() => setOpen(false))}
      >
        <Stack gap={4}>
          <TextArea label="Note" value={text} onChange={setText} autoFocus />
        </Stack>
      </Dialog>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Discard this note?"
        confirmLabel="Discard"
        cancelLabel="Keep writing"
        tone="danger"
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      >
        What you typed will be lost.
      </AlertDialog>
    </>
  );
}

/** Escape never loses typed text: the dialog asks, and keeps the text. */
export const AsksBeforeLosingWords: Story = {
  tags: ['!dev'],
  render: () => <Notes />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const open = canvas.getByRole('button', { name: 'Add a note' });
    await userEvent.click(open);
    await userEvent.type(await page.findByRole('textbox', { name: 'Note' }), 'Call on Monday');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await page.findByRole('button', { name: 'Keep writing' }));
    const note = await page.findByRole('textbox', { name: 'Note' });
    await expect(note).toHaveValue('Call on Monday');
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await page.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
};

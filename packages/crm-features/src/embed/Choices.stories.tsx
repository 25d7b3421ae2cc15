import {
  Button,
  ComboBox,
  Dialog,
  DialogTrigger,
  Menu,
  MenuItem,
  MenuTrigger,
  Select,
  Stack,
} from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HostilePage, InShadow, insideOf, shownElsewhere } from './story/inShadow.tsx';

interface ChoicesProps {
  /** Called with the text of the chosen option. */
  onChoose: (choice: string) => void;
}

const cities = [
  { id: 'accra', label: 'Accra' },
  { id: 'lisbon', label: 'Lisbon' },
  { id: 'oslo', label: 'Oslo' },
];

/** Lists that open from a dialog, in a shadow root. */
function Choices({ onChoose }: ChoicesProps) {
  return (
    <HostilePage>
      <InShadow theme="light" locale="en-GB">
        <DialogTrigger>
          <Button>Open</Button>
          <Dialog title="Choices">
            <Stack>
              <Select label="From" items={cities} onSelectionChange={onChoose} />
              <ComboBox
                label="To"
                items={cities}
                onSelectionChange={(key) => key && onChoose(key)}
              />
              <MenuTrigger>
                <Button>More</Button>
                <Menu aria-label="More">
                  <MenuItem onAction={() => onChoose('copied')}>Copy</MenuItem>
                </Menu>
              </MenuTrigger>
            </Stack>
          </Dialog>
        </DialogTrigger>
      </InShadow>
    </HostilePage>
  );
}

/** Overlays that open from a dialog of a widget on a partner's page. */
const meta = {
  title: 'Embedding/Choices in a dialog',
  component: Choices,
  args: { onChoose: fn() },
  parameters: {
    // The dialog covers the window.
    layout: 'fullscreen',
    notStates: shownElsewhere,
  },
} satisfies Meta<typeof Choices>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog() {
  const widget = within(await insideOf(screen.getByTestId('host')));
  await userEvent.click(await widget.findByRole('button', { name: 'Open' }));
  await widget.findByRole('dialog', { name: 'Choices' });
  return widget;
}

/** With a mouse: each list opens above the dialog, and closes when something is chosen. */
export const ByMouse: Story = {
  play: async ({ args }) => {
    const widget = await openDialog();
    await userEvent.click(widget.getByRole('button', { name: /From/ }));
    await userEvent.click(await widget.findByRole('option', { name: 'Lisbon' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('lisbon');

    await userEvent.click(widget.getByRole('button', { name: /To/ }));
    await userEvent.click(await widget.findByRole('option', { name: 'Oslo' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('oslo');
    await expect(widget.getByRole('combobox', { name: 'To' })).toHaveValue('Oslo');

    await userEvent.click(widget.getByRole('button', { name: 'More' }));
    await userEvent.click(await widget.findByRole('menuitem', { name: 'Copy' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('copied');
    await widget.findByRole('dialog', { name: 'Choices' });
    // The picture shows it. For the document, the host has the focus.
    const more = widget.getByRole('button', { name: 'More' });
    await waitFor(() => expect(more.matches(':focus')).toBe(true));
  },
};

/** With the keyboard: typing filters, arrows choose, and Escape closes one layer at a time. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    const widget = await openDialog();
    const to = widget.getByRole('combobox', { name: 'To' });
    // `userEvent` cannot type into a shadow root for React: it prepares the target of the
    // document's focusin event, which is the host there.
    await userEvent.click(to);
    await fireEvent.input(to, { target: { value: 'acc' } });
    await widget.findByRole('option', { name: 'Accra' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('accra');
    await waitFor(() => expect(widget.queryByRole('option')).toBeNull());

    await userEvent.keyboard('{ArrowDown}');
    await widget.findByRole('option', { name: 'Oslo' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(widget.queryByRole('option')).toBeNull());
    await widget.findByRole('dialog', { name: 'Choices' });

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull());
    // For the document, the host has the focus.
    const opener = widget.getByRole('button', { name: 'Open' });
    await waitFor(() => expect(opener.matches(':focus')).toBe(true));
  },
};

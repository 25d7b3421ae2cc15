import { Button, Inline, InlineAlert, Link, Stack, ToastRegion, toasts } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = { title: 'Patterns/Toasts and inline errors' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A toast reports what just happened; lasting messages appear in place. */
export const WhereToSayIt: Story = {
  render: () => (
    <Stack gap={4}>
      <Inline gap={3}>
        <Button onPress={() => toasts.show({ title: 'Lead saved' })}>Save lead</Button>
        <Button
          onPress={() =>
            toasts.show({
              tone: 'danger',
              title: 'The lead could not be saved',
              description: 'The server did not answer. Nothing you entered is lost.',
              action: { label: 'Retry', onAction: () => toasts.show({ title: 'Lead saved' }) },
            })
          }
        >
          Save without network
        </Button>
      </Inline>
      <InlineAlert tone="warning" title="You are offline" action={<Link href="#retry">Retry</Link>}>
        Leads are kept on this phone and sent when the network is back.
      </InlineAlert>
      <InlineAlert tone="danger" title="This card could not be read">
        Type what it says, or take the picture again in better light.
      </InlineAlert>
      <ToastRegion />
    </Stack>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Save without network' }));
    await expect(await page.findByText('The lead could not be saved')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(await page.findByText('Lead saved')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
  },
};

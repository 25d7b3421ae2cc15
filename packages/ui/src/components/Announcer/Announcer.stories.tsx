import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ButtonGroup } from '../ButtonGroup/index.ts';
import { announce } from './announce.ts';
import { announcerGuide } from './Announcer.guide.ts';

const meta = {
  title: 'UI/Feedback/Announcer',
  tags: ['autodocs'],
  parameters: {
    guide: announcerGuide,
    notStates: [
      'long text',
      'right-to-left',
      '320 px',
      '200% text',
      'light',
      'dark',
      'high contrast',
      'forced colours',
      'reduced motion',
    ],
    docs: { description: { component: '`announce(text, assertiveness)` speaks without showing.' } },
  },
  render: () => (
    <ButtonGroup>
      <Button onPress={() => announce('12 leads found')}>Say politely</Button>
      <Button onPress={() => announce('Connection lost', 'assertive')}>Say at once</Button>
    </ButtonGroup>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each text is announced by the live region of its urgency. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = (live: string) =>
      canvasElement.ownerDocument.querySelector(`[data-live-announcer][aria-live="${live}"]`);
    await userEvent.click(canvas.getByRole('button', { name: 'Say politely' }));
    await waitFor(() => expect(region('polite')).toHaveTextContent('12 leads found'));
    await userEvent.click(canvas.getByRole('button', { name: 'Say at once' }));
    await waitFor(() => expect(region('assertive')).toHaveTextContent('Connection lost'));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText, partInState } from '../../internal/storyStates.ts';
import { Grid } from '../Grid/index.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { TextField } from './TextField.tsx';
import { textFieldGuide } from './TextField.guide.ts';

const meta = {
  title: 'UI/Fields/TextField',
  component: TextField,
  tags: ['autodocs'],
  parameters: {
    guide: textFieldGuide,
    notStates: ['pressed'],
    pairs: [
      {
        good: () => <TextField label="Company" description="As on the card" />,
        goodBecause: 'The label stays when something has been typed.',
        bad: () => <TextField aria-label="Company" placeholder="Company" />,
        badBecause: 'A placeholder is gone with the first letter, and is too faint to be a label.',
      },
    ],
  },
  args: { label: 'Company', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label names the input and focuses it. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Company'));
    const input = canvas.getByRole('textbox', { name: 'Company' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('Oceano');
    await expect(args.onChange).toHaveBeenLastCalledWith('Oceano');
  },
};

export const WithDescription: Story = {
  args: { description: 'As printed on the card.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'As printed on the card.',
    );
  },
};

export const Required: Story = {
  args: { label: 'Email', type: 'email', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeRequired();
  },
};

/** Shows the error and associates it with the input. */
export const Invalid: Story = {
  args: { label: 'Email', defaultValue: 'grace@', errorMessage: 'Finish the address.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Finish the address.');
  },
};

/** Marked as invalid without a message, which appears elsewhere: no empty line below the field. */
export const InvalidWithoutMessage: Story = {
  tags: ['!dev'],
  args: { isInvalid: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).not.toHaveAccessibleDescription();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

/** Marks a value that the user should compare with its source, and gives the reason. */
export const CheckThis: Story = {
  args: {
    label: 'Phone',
    defaultValue: '+254 722 348 273',
    check: (
      <>
        Two numbers on the card; mobile taken. <Link href="#office">Use office</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Check')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      /Two numbers on the card/,
    );
  },
};

export const ReadOnly: Story = {
  args: { label: 'Email', defaultValue: 'priya@aurora-trading.test', isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'x');
    await expect(input).toHaveValue('priya@aurora-trading.test');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'Oceano' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

/** The character count appears and is announced from four fifths of the limit. */
export const NearTheLimit: Story = {
  args: { label: 'Subject', maxLength: 20, defaultValue: 'Fifteen letters' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(canvas.queryByText(/left/)).not.toBeInTheDocument();
    await userEvent.type(input, '!!!!');
    await expect(canvas.getByText('1 character left')).toBeVisible();
    await userEvent.type(input, '!!');
    await expect(input).toHaveValue('Fifteen letters!!!!!');
    await expect(canvas.getByText('0 characters left')).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'required', 'invalid', 'read-only', 'disabled'] },
  render: () => (
    <Grid columns={4} gap={5}>
      <TextField label="At rest" placeholder="Company" />
      <TextField
        label="Hovered"
        defaultValue="Oceano"
        ref={partInState('[role=presentation]', 'hovered')}
      />
      <TextField
        label="Focused"
        defaultValue="Oceano"
        ref={partInState('[role=presentation]', 'focus-within')}
      />
      <TextField label="Required" isRequired description="As printed on the card." />
      <TextField label="Invalid" defaultValue="grace@" errorMessage="Finish the address." />
      <TextField label="Check this" defaultValue="+254 722 348" check="Compare with the card." />
      <TextField label="Read-only" defaultValue="priya@aurora-trading.test" isReadOnly />
      <TextField label="Disabled" defaultValue="Oceano" isDisabled />
      <TextField label="Prefix" defaultValue="savanna" prefix={<Icon icon={AtSign} />} />
      <TextField label="Suffix" defaultValue="30" suffix="days" />
      <TextField label="With a link" labelEnd={<Link href="#why">Why?</Link>} />
      <TextField label="Large" defaultValue="Oceano" size="lg" />
      <TextField aria-label="No visible label" placeholder="No visible label" />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await expect(canvas.getAllByRole('textbox')).toHaveLength(13);
    await expect(field('Required')).toBeRequired();
    await expect(field('Invalid')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('Invalid')).toHaveAccessibleDescription('Finish the address.');
    await expect(field('Check this')).toHaveAccessibleDescription('Compare with the card.');
    await expect(field('Read-only')).toHaveAttribute('readonly');
    await expect(field('Disabled')).toBeDisabled();
    await expect(field('No visible label')).toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: { label: longText, defaultValue: longText, description: longText, errorMessage: longText },
  parameters: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: longText });
    await expect(input).toHaveAccessibleDescription(`${longText} ${longText}`);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  args: { label: 'الشركة', defaultValue: 'أوشيانو', isRequired: true, check: 'قارن مع البطاقة.' },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('الشركة').getBoundingClientRect();
    const badge = canvas.getByText('Check').getBoundingClientRect();
    await expect(label.left).toBeGreaterThan(badge.right);
  },
};

/** Text at 200%: nothing is cut off, and nothing scrolls horizontally. */
export const LargeText: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { textScale: 2 },
};

/** In forced colours, borders, icons and focus rings still distinguish the states. */
export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { media: { forcedColors: 'active' } },
};

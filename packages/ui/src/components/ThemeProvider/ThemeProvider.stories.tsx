import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Grid } from '../Grid/index.ts';
import { Heading } from '../Heading/index.ts';
import { Inline } from '../Inline/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { brandTheme } from '../../theme/brand.ts';
import { ThemeProvider, type ThemeProviderProps } from './ThemeProvider.tsx';
import { themeProviderGuide } from './ThemeProvider.guide.ts';

const meta = {
  title: 'UI/Layout/ThemeProvider',
  component: ThemeProvider,
  tags: ['autodocs'],
  parameters: {
    guide: themeProviderGuide,
    notStates: [
      'default',
      'long text',
      'right-to-left',
      '320 px',
      '200% text',
      'forced colours',
      'reduced motion',
    ],
  },
  args: { target: 'self' },
} satisfies Meta<typeof ThemeProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

function Sample({ title, ...theme }: ThemeProviderProps & { title: string }) {
  return (
    <ThemeProvider {...theme} target="self">
      <div style={{ padding: 20 }}>
        <Stack gap={4}>
          <Heading level={2}>{title}</Heading>
          <TextField label="Company" defaultValue="Savanna Tours Limited" />
          <Checkbox defaultSelected>Tell me about new leads</Checkbox>
          <Inline>
            <Button variant="primary">Save lead</Button>
            <Button>Export</Button>
            <Link href="#more">More</Link>
          </Inline>
        </Stack>
      </div>
    </ThemeProvider>
  );
}

/** Several themes on one page. */
export const Schemes: Story = {
  render: () => (
    <Grid columns={2}>
      <Sample title="Light" scheme="light" contrast="normal" />
      <Sample title="Dark" scheme="dark" contrast="normal" />
      <Sample title="Light, high contrast" scheme="light" contrast="high" />
      <Sample title="Dark, high contrast" scheme="dark" contrast="high" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const ground = (title: string) => {
      const box = canvas.getByRole('heading', { name: title }).closest('[data-cardinal-scheme]');
      return box && getComputedStyle(box).backgroundColor;
    };
    await expect(ground('Light')).not.toBe(ground('Dark'));
  },
};

const brands = {
  Harbour: brandTheme({ accent: '#0f4c9c', neutralTint: '#3a6ea5', radius: 2 }),
  Marigold: brandTheme({ accent: '#ffb000', neutralTint: '#c08a2e', radius: 12 }),
  Graphite: brandTheme({
    accent: '#222222',
    neutralTint: '#808080',
    radius: 6,
    font: 'Georgia, serif',
  }),
};

/** Three partners; each passes the contrast test, however pale its colour. */
export const Brands: Story = {
  render: () => (
    <Grid columns={3}>
      {Object.entries(brands).flatMap(([name, brand]) => [
        <Sample key={name} title={name} brand={brand} scheme="light" contrast="normal" />,
        <Sample key={`${name} dark`} title={name} brand={brand} scheme="dark" contrast="normal" />,
      ])}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Save lead' });
    await expect(button && getComputedStyle(button).borderRadius).toBe('2px');
  },
};

/** Set on the root of the page, and removed on unmount. */
export const OnThePage: Story = {
  tags: ['!dev'],
  render: function Toggled() {
    const [isOn, setOn] = useState(false);
    return (
      <>
        <Button onPress={() => setOn(!isOn)}>Switch</Button>
        {isOn && <ThemeProvider scheme="dark" density="compact" brand={brands.Harbour} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const root = document.documentElement;
    const button = canvas.getByRole('button', { name: 'Switch' });
    await userEvent.click(button);
    await expect(root).toHaveAttribute('data-cardinal-density', 'compact');
    await expect(root).toHaveAttribute('data-cardinal-scheme', 'dark');
    await expect(root.style.getPropertyValue('--cardinal-radius-control')).toBe('2px');
    // React Aria finds this element and adds no <style> of its own.
    await expect(document.getElementById('react-aria-pressable-style')).toBeInTheDocument();
    await userEvent.click(button);
    await expect(root).not.toHaveAttribute('data-cardinal-density');
    await expect(root.style.getPropertyValue('--cardinal-radius-control')).toBe('');
  },
};

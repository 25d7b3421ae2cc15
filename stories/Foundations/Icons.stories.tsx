import { Grid, Icon, Illustration, Inline, Logo, Stack, Text } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { illustrationDrawings } from '../../packages/ui/src/components/Illustration/illustrationDrawings.tsx';
import {
  CalendarDays,
  CircleAlert,
  CircleCheck,
  Flame,
  LayoutDashboard,
  Mail,
  MessageCircle,
  Phone,
  ScanEye,
  ScanLine,
  Search,
  Settings,
  Snowflake,
  Sun,
  Users,
} from 'lucide-react';

const svgs = (element: Element) => [...element.querySelectorAll('svg')];

const meta = { title: 'Foundations/Icons and illustrations' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const icons = {
  Dashboard: LayoutDashboard,
  Capture: ScanLine,
  Events: CalendarDays,
  Team: Users,
  Search,
  Settings,
  Email: Mail,
  Call: Phone,
  WhatsApp: MessageCircle,
  'Check this': ScanEye,
  Error: CircleAlert,
  Hot: Flame,
  Warm: Sun,
  Cold: Snowflake,
  Closed: CircleCheck,
};

/** The meaning of each icon, which is the same everywhere. */
export const Icons: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ phone: 2, tablet: 4, desktop: 6 }} gap={6}>
      {Object.entries(icons).map(([name, icon]) => (
        <Inline key={name} gap={3}>
          <Icon icon={icon} size={20} />
          <Text size="sm">{name}</Text>
        </Inline>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const different = new Set(svgs(canvasElement).map(({ innerHTML }) => innerHTML));
    await expect(different.size).toBe(Object.keys(icons).length);
  },
};

/** The logo and the seven drawings. */
export const Artwork: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={6}>
      <Inline gap={6}>
        <Logo size={64} />
        <Logo size={32} withName />
        <Logo size={32} tone="mono" withName />
      </Inline>
      <Inline gap={6}>
        {(['leads', 'events', 'search', 'error', 'forbidden', 'offline', 'mail'] as const).map(
          (name) => (
            <Illustration key={name} name={name} />
          ),
        )}
      </Inline>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Cardinal' })).toBeVisible();
    await expect(canvas.getAllByText('Cardinal')).toHaveLength(2);
    const different = new Set(svgs(canvasElement).map(({ outerHTML }) => outerHTML));
    await expect(different.size).toBe(3 + Object.keys(illustrationDrawings).length);
  },
};

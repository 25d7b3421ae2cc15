import { Grid, Inline, Stack, Text } from '@cardinal/ui';
import { vars } from '@cardinal/ui/contract';
import { space } from '@cardinal/ui/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Foundations/Space and shape' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Steps by their names in `gap`. */
export const Space: Story = {
  render: () => (
    <Stack gap={2}>
      {Object.entries(space)
        .toSorted(([, one], [, other]) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
        .map(([name, value]) => (
          <Inline key={name} gap={3}>
            <Text size="xs" tone="subtle" numeric style={{ width: 80 }}>
              {name}: {value}
            </Text>
            <div style={{ width: value, height: 12, background: vars.color.accent.fill }} />
          </Inline>
        ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const [name, value] of Object.entries(space)) {
      const bar = canvas.getByText(`${name}: ${value}`).nextElementSibling;
      await expect(bar?.getBoundingClientRect().width).toBe(Number.parseInt(value, 10));
    }
  },
};

const block = {
  display: 'grid',
  placeItems: 'center',
  height: 96,
  background: vars.color.background.raised,
} as const;

/** Controls 6, tags 5, cards 10, dialogs 14 px. */
export const Radius: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={6}>
      {Object.entries(vars.radius).map(([name, value]) => (
        <div
          key={name}
          style={{ ...block, borderRadius: value, border: `1px solid ${vars.color.border.strong}` }}
        >
          <Text size="xs">{name}</Text>
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const [name, radius] of Object.entries({ control: 6, tag: 5, card: 10, dialog: 14 })) {
      const block = canvas.getByText(name).parentElement;
      await expect(block).toHaveStyle({ borderRadius: `${radius}px` });
    }
  },
};

/** In the dark scheme, lightness shows depth more than shadows do. */
export const Elevation: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ padding: 40 }}>
      <Grid columns={3} gap={10}>
        {Object.entries(vars.shadow).map(([name, value]) => (
          <div key={name} style={{ ...block, borderRadius: vars.radius.card, boxShadow: value }}>
            <Text size="xs">{name}</Text>
          </div>
        ))}
      </Grid>
    </div>
  ),
  play: async ({ canvas }) => {
    const shadows = Object.keys(vars.shadow).map((name) => {
      const block = canvas.getByText(name).parentElement;
      return block && getComputedStyle(block).boxShadow;
    });
    await expect(shadows).not.toContain('none');
    await expect(new Set(shadows).size).toBe(shadows.length);
  },
};

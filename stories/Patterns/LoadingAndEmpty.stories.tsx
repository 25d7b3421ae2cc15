import {
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Inline,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

const meta = { title: 'Patterns/Loading and empty' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const people = ['Grace Mwangi', 'Jonas Weber', 'Amina Yusuf'];

function Person({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <Inline gap={3} style={{ minHeight: 48 }}>
      {picture}
      {children}
    </Inline>
  );
}

/** The same place while loading, with content, empty, and after an error. */
export const FourStates: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 2 }} gap={10}>
      <Stack gap={3}>
        <Heading level={2}>On its way</Heading>
        <SkeletonGroup label="Loading people">
          {people.map((name) => (
            <Person key={name} picture={<Skeleton width={32} height={32} radius="full" />}>
              <Skeleton width={120} height={20} />
            </Person>
          ))}
        </SkeletonGroup>
      </Stack>
      <Stack gap={3}>
        <Heading level={2}>There</Heading>
        <div data-testid="people">
          {people.map((name) => (
            <Person key={name} picture={<Avatar name={name} />}>
              <Text>{name}</Text>
            </Person>
          ))}
        </div>
      </Stack>
      <Stack gap={3}>
        <Heading level={2}>Nothing yet</Heading>
        <EmptyState
          illustration="leads"
          level={3}
          title="No people yet"
          description="People you meet stand here once you scan their card."
          action={
            <Button variant="primary" icon={Plus}>
              Capture lead
            </Button>
          }
        />
      </Stack>
      <Stack gap={3}>
        <Heading level={2}>Failed</Heading>
        <ErrorState
          level={3}
          title="The people could not be loaded"
          description="The server did not answer in time. Nothing you entered is lost."
          onRetry={() => undefined}
        />
      </Stack>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const loading = canvas.getByText('Loading people').parentElement;
    // Skeletons have exactly the size of the content.
    await expect(loading?.offsetHeight).toBe(canvas.getByTestId('people').offsetHeight);
  },
};

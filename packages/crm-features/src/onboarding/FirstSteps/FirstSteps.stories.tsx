import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  buildFirstSteps,
  buildSampleData,
  cutTexts,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { firstSteps, samples } from '../../mocks/index.ts';
import { FirstSteps } from './FirstSteps.tsx';

const meta = {
  title: 'CRM/Onboarding/FirstSteps',
  component: FirstSteps,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    onScan: fn(),
    hrefs: {
      import: '/capture?import=new',
      invite: '/members',
      company: '/profile-completion',
      event: '/events',
    },
  },
  parameters: { crm: { user: { role: 'admin' } }, notStates: ['error', 'loading'] },
  beforeEach: ({ msw }) => msw.use(firstSteps.returns(buildFirstSteps())),
} satisfies Meta<typeof FirstSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = { scan: false, import: false, invite: false, event: false };
const everything = { scan: true, import: true, invite: true, event: true };
const sample = buildSampleData();

/** A founder who has scanned a card. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 4 done')).toBeVisible();
    await expect(canvas.getByText('Done:')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Scan a card' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Invite' })).toHaveAttribute('href', '/members');
    await expect(canvas.getByRole('link', { name: 'Import a list' })).toHaveAttribute(
      'href',
      '/capture?import=new',
    );
  },
};

/** A user without a company, who has done nothing yet. */
export const Alone: Story = {
  tags: ['!dev'],
  parameters: {
    crm: { user: { role: 'agent', company_id: null, company_name: null } },
    states: ['empty'],
  },
  beforeEach: ({ msw }) =>
    msw.use(firstSteps.returns(buildFirstSteps({ steps: { ...nothing, invite: null } }))),
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scan a card' }));
    await expect(args.onScan).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Create or join a company')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose' })).toHaveAttribute(
      'href',
      '/profile-completion',
    );
  },
};

/** Sample data comes and goes with one press. */
export const Sampled: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    let shown = buildFirstSteps();
    msw.use(
      firstSteps.answers(() => shown),
      samples.add.answers(() => {
        shown = { ...shown, sample };
        return sample;
      }),
      samples.remove.answers(() => {
        shown = { ...shown, sample: null };
        return sample;
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Explore with sample data' }));
    await expect(await screen.findByText(/^12 made-up leads and an event/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove sample data' }));
    await expect(await screen.findByText('Sample data removed')).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Explore with sample data' }),
    ).toBeVisible();
  },
};

/** All steps are taken, or they were closed: the sample data can still be removed. */
export const OnlyTheSample: Story = {
  beforeEach: ({ msw }) =>
    msw.use(firstSteps.returns(buildFirstSteps({ steps: everything, sample }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/a sample event and 12 sample leads/)).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Closed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    let closed = false;
    msw.use(
      firstSteps.answers(() => buildFirstSteps({ closed })),
      firstSteps.close.answers(() => {
        closed = true;
        return null;
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close the first steps' }));
    await waitFor(() => expect(canvas.queryByText('Get started')).toBeNull());
  },
};

export const NotClosed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(firstSteps.close.fails(problems.unavailable)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close the first steps' }));
    await expect(await screen.findByText('The first steps could not be closed')).toBeVisible();
    await expect(canvas.getByText('Get started')).toBeVisible();
  },
};

export const NotAdded: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(samples.add.fails(problems.unavailable)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Explore with sample data' }));
    await expect(await screen.findByText('The sample data could not be added')).toBeVisible();
  },
};

/** Agents of a company set nothing up. */
export const Agent: Story = {
  tags: ['!dev'],
  parameters: { crm: { user: { role: 'agent' } }, states: ['forbidden'] },
  beforeEach: ({ msw }) =>
    msw.use(
      firstSteps.answers(() => {
        throw new Error('Nobody asked.');
      }),
    ),
  play: async ({ canvas }) => {
    await new Promise(requestAnimationFrame);
    await expect(canvas.queryByText('Get started')).toBeNull();
  },
};

const narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(firstSteps.returns(buildFirstSteps({ sample }))),
  play: async ({ canvas }) => {
    await canvas.findByText('1 of 4 done');
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const Narrow: Story = { ...narrow, tags: ['!dev'], parameters: { states: ['long text'] } };

export const LargeText: Story = {
  ...narrow,
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px'] },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await canvas.findByText('1 of 4 done');
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await canvas.findByText('1 of 4 done');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CaptureDialog } from '../capture/CaptureDialog/index.ts';
import { EventsGrid } from '../events/EventsGrid/index.ts';
import { buildEvent, buildLead, buildLeads, buildUnassignedLeads } from '../fixtures/index.ts';
import { ImportPanel } from '../importing/ImportPanel/index.ts';
import { LeadDetail } from '../leads/LeadDetail/index.ts';
import { LeadTable } from '../leads/LeadTable/index.ts';
import { events, leads } from '../mocks/index.ts';
import { AssignmentPanel } from '../team/AssignmentPanel/index.ts';
import { TeamOverview } from '../team/TeamOverview/index.ts';
import { HostilePage, InShadow, insideOf, shownElsewhere } from './story/inShadow.tsx';

function Widget({ children }: { children: ReactNode }) {
  return (
    <HostilePage>
      <InShadow theme="light" locale="en-GB">
        {children}
      </InShadow>
    </HostilePage>
  );
}

/** Each React widget in a shadow root, on a page whose styles break everything else. */
const meta = {
  title: 'Embedding/Widgets in a hostile page',
  component: Widget,
  args: { children: null },
  parameters: {
    crm: { user: { role: 'manager' } },
    notStates: shownElsewhere,
  },
  beforeEach({ msw }) {
    msw.use(leads.list.serves(buildLeads(5)), events.list.returns([buildEvent()]));
  },
} satisfies Meta<typeof Widget>;
export default meta;
type Story = StoryObj<typeof meta>;

const inside = async () => within(await insideOf(screen.getByTestId('host')));

export const Leads: Story = {
  args: { children: <LeadTable /> },
  play: async () => {
    const widget = await inside();
    const [name] = await widget.findAllByText('Grace Mwangi');
    if (name) await userEvent.click(name);
    await widget.findByRole('dialog');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull());
  },
};

export const OneLead: Story = {
  tags: ['!dev'],
  args: { children: <LeadDetail leadId={buildLead().id} onClose={() => undefined} /> },
  play: async () => {
    const widget = await inside();
    await widget.findByRole('heading', { name: 'Recent Activity' });
  },
};

export const Capture: Story = {
  tags: ['!dev'],
  args: {
    children: <CaptureDialog isOpen initialMethod="manual" onOpenChange={() => undefined} />,
  },
  play: async () => {
    const widget = await inside();
    const first = await widget.findByRole('textbox', { name: /^First name/ });
    await userEvent.click(first);
    await expect(first.matches(':focus')).toBe(true);
  },
};

export const EventCards: Story = {
  tags: ['!dev'],
  args: { children: <EventsGrid /> },
  play: async () => {
    const widget = await inside();
    await userEvent.click(await widget.findByRole('button', { name: 'Create Event' }));
    await widget.findByRole('dialog', { name: 'Create Event' });
  },
};

export const Team: Story = {
  tags: ['!dev'],
  args: { children: <TeamOverview /> },
  play: async () => {
    const widget = await inside();
    await widget.findByText('Asha Verma');
  },
};

export const Assignment: Story = {
  tags: ['!dev'],
  args: { children: <AssignmentPanel /> },
  beforeEach: ({ msw }) => msw.use(leads.list.serves(buildUnassignedLeads(4))),
  play: async () => {
    const widget = await inside();
    await widget.findByRole('checkbox', { name: 'Select Grace Mwangi' });
  },
};

export const Import: Story = {
  tags: ['!dev'],
  args: { children: <ImportPanel /> },
  play: async () => {
    const widget = await inside();
    await widget.findByRole('heading', { name: 'Import leads' });
  },
};

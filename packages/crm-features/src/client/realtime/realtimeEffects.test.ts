import type { RealtimeMessage } from '@cardinal/contract';
import { expect, it, vi } from 'vitest';
import { applyRealtimeMessage } from './realtimeEffects.ts';
import type { Refresher } from '../queries/refresh.ts';

const removal = (origin: string): RealtimeMessage => ({
  type: 'lead_updated',
  payload: { lead: { id: 'lead-1' }, removed: true },
  origin,
});

async function refreshedBy(message: RealtimeMessage) {
  const leads = vi.fn<Refresher['leads']>();
  const ignore = () => undefined;
  const refresher = {
    leads,
    everyLead: ignore,
    activities: ignore,
    imports: ignore,
    proposals: ignore,
    cancel: ignore,
  };
  await applyRealtimeMessage(message, { refresher, clientId: 'this-tab' });
  return leads.mock.calls;
}

it('refetches a lead that was removed elsewhere, so that an open dialog says so', async () => {
  expect(await refreshedBy(removal('another-tab'))).toEqual([['lead-1']]);
});

it('refetches only the lists after a removal in this tab, which closes the lead itself', async () => {
  expect(await refreshedBy(removal('this-tab'))).toEqual([[]]);
});

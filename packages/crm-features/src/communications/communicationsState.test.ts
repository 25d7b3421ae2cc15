import { expect, it } from 'vitest';
import {
  changeCommunications,
  communicationFilterCount,
  communicationParams,
  communicationsStateFromSearch,
  communicationsStateToSearch,
  initialCommunicationsState,
  type CommunicationsState,
} from './communicationsState.ts';

const filtered: CommunicationsState = {
  tab: 'due',
  type: 'email',
  leadId: '0192f0c0-0000-7000-8000-000000000001',
  q: 'three dates',
  page: 3,
  cursor: 'abc',
  mailId: 'mail-1',
};

it('survives a round trip through the URL, and keeps other parameters', () => {
  const search = communicationsStateToSearch(filtered, new URLSearchParams('capture=scan'));
  expect(search.get('capture')).toBe('scan');
  expect(communicationsStateFromSearch(search)).toEqual(filtered);
  const back = communicationsStateToSearch(initialCommunicationsState, search);
  expect(String(back)).toBe('capture=scan');
});

it('treats invalid values as absent', () => {
  const search = new URLSearchParams('tab=inbox&type=fax&page=-2&cursor=&lead=');
  expect(communicationsStateFromSearch(search)).toEqual(initialCommunicationsState);
  // A page without its cursor would refer to the wrong position.
  expect(communicationsStateFromSearch(new URLSearchParams('page=4')).page).toBe(1);
});

it('returns to the first page when the filters change', () => {
  expect(changeCommunications(filtered, { type: null })).toMatchObject({ page: 1, cursor: null });
  expect(changeCommunications(filtered, { page: 4, cursor: 'd' })).toMatchObject({
    page: 4,
    cursor: 'd',
  });
});

it('sends only active filters to the server', () => {
  expect(communicationParams(initialCommunicationsState)).toEqual({});
  expect(communicationParams(filtered)).toEqual({
    type: 'email',
    lead_id: filtered.leadId,
    q: 'three dates',
    cursor: 'abc',
  });
  expect(communicationFilterCount(filtered)).toBe(2);
  expect(communicationFilterCount(initialCommunicationsState)).toBe(0);
});

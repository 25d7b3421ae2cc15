import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { useLeadListState } from './leadList/useLeadListState.ts';
import { useAddressParams, type ChangeAddress } from './useAddressParams.ts';

afterEach(cleanup);

const changes: ChangeAddress[] = [];

/** One of several components that keep their state in the URL. */
function Keeper({ place }: { place: number }) {
  const [, change] = useAddressParams();
  useEffect(() => {
    changes[place] = change;
  });
  return null;
}

function Address() {
  return <p>{useLocation().search || 'nothing'}</p>;
}

const put = (name: string) => (before: URLSearchParams) => {
  before.set(name, '1');
  return before;
};

describe('useAddressParams', () => {
  it('loses no change that comes before the last one is rendered', () => {
    render(
      <MemoryRouter>
        <Keeper place={0} />
        <Keeper place={1} />
        <Address />
      </MemoryRouter>,
    );
    act(() => {
      changes[0]?.(put('lead'));
      changes[1]?.(put('q'), { replace: true });
    });
    expect(screen.getByText('?lead=1&q=1')).toBeDefined();
    // The next change starts from the rendered state.
    act(() => changes[0]?.(() => new URLSearchParams()));
    act(() => changes[1]?.(put('tab')));
    expect(screen.getByText('?tab=1')).toBeDefined();
  });
});

/** Presses a tab, and commits what was typed before the tab is rendered. */
function List() {
  const [state, setState] = useLeadListState();
  return (
    <button
      onClick={() => {
        setState({ ...state, tab: 'Event Leads' });
        setState({ ...state, q: 'rates' });
      }}
    >
      Type and press
    </button>
  );
}

it('a search that is committed late does not undo the press of a tab', () => {
  render(
    <MemoryRouter>
      <List />
      <Address />
    </MemoryRouter>,
  );
  act(() => screen.getByRole('button').click());
  expect(screen.getByText('?tab=event-leads&q=rates')).toBeDefined();
});

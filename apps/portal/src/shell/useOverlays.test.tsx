import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { screenPath } from './screenPath.ts';
import { useOverlays } from './useOverlays.ts';
import type { OverlayState } from './useOverlays.ts';

afterEach(cleanup);

let overlays: OverlayState;
let goBack: () => void;
let screensMade = 0;

function Screen() {
  const location = useLocation();
  const [number] = useState(() => (screensMade += 1));
  const current = useOverlays();
  const navigate = useNavigate();
  useEffect(() => {
    overlays = current;
    goBack = () => void navigate(-1);
  });
  return (
    <p>
      {screenPath(location)} {location.pathname + location.search} #{number}
    </p>
  );
}

function portalAt(path: string) {
  screensMade = 0;
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        {[paths.dashboard, paths.leads, paths.lead].map((each) => (
          <Route key={each} path={each} element={<Screen />} />
        ))}
      </Routes>
    </MemoryRouter>,
  );
}
const shown = () => screen.getByRole('paragraph').textContent;

describe('a lead over a screen', () => {
  it('has its own URL, with the filter, and leaves the screen unchanged', () => {
    portalAt('/dashboard?status=hot');
    act(() => overlays.openLead('a'));
    expect(shown()).toBe('/dashboard /leads/a?status=hot #1');
    expect(overlays.leadId).toBe('a');
    act(() => overlays.closeLead());
    expect(shown()).toBe('/dashboard /dashboard?status=hot #1');
  });

  it('opens over the list from a link, and closes to it with the filter of the link', () => {
    portalAt('/leads/a?status=hot');
    expect(shown()).toBe('/leads /leads/a?status=hot #1');
    act(() => overlays.closeLead());
    expect(shown()).toBe('/leads /leads?status=hot #1');
  });

  it('adds one history entry for several leads: Back closes it', () => {
    portalAt('/dashboard');
    act(() => overlays.openLead('a'));
    act(() => overlays.openLead('b'));
    expect(shown()).toBe('/dashboard /leads/b #1');
    act(() => goBack());
    expect(shown()).toBe('/dashboard /dashboard #1');
  });

  it('focuses the email if requested, but not for the next lead', () => {
    portalAt('/dashboard');
    act(() => overlays.openLead('a', { startsAt: 'email' }));
    expect(overlays.leadStartsAt).toBe('email');
    act(() => overlays.openLead('b'));
    expect(overlays.leadStartsAt).toBe('dialog');
    act(() => overlays.closeLead());
    expect(shown()).toBe('/dashboard /dashboard #1');
  });

  it('closes to the list page of the last neighbour', () => {
    portalAt('/leads');
    act(() => overlays.openLead('a'));
    act(() => overlays.openLead('b', { search: new URLSearchParams('cursor=x&page=2') }));
    expect(shown()).toBe('/leads /leads/b?cursor=x&page=2 #1');
    act(() => overlays.closeLead());
    expect(shown()).toBe('/leads /leads?cursor=x&page=2 #1');
  });

  it('ignores a second Escape while the first is going back', () => {
    portalAt('/leads');
    act(() => overlays.openLead('a'));
    act(() => {
      overlays.closeLead();
      overlays.closeLead();
    });
    expect(shown()).toBe('/leads /leads #1');
  });
});

describe('capture over a lead', () => {
  it('is not part of the URL of a lead that it opens', () => {
    portalAt('/leads?q=grace');
    act(() => overlays.openCapture('manual'));
    expect(overlays.capture).toBe('manual');
    act(() => overlays.openLead('a'));
    expect(shown()).toBe('/leads /leads/a?q=grace #1');
  });
});

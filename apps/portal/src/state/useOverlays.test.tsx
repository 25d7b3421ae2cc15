import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import {
  BrowserRouter,
  MemoryRouter,
  Route,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { hearAskedLead } from './askedLead.ts';
import { screenPath } from './screenPath.ts';
import { useOverlays, type OverlayState } from './useOverlays.ts';

afterEach(cleanup);

let overlays: OverlayState;
let go: (steps: number) => void;
let screensMade = 0;

function Screen() {
  const location = useLocation();
  const [number] = useState(() => (screensMade += 1));
  const current = useOverlays();
  const navigate = useNavigate();
  useEffect(() => {
    overlays = current;
    go = (steps) => void navigate(steps);
  });
  return (
    <p>
      {screenPath(location)} {location.pathname + location.search} #{number}
    </p>
  );
}

const screens = (
  <Routes>
    {[paths.dashboard, paths.leads, paths.lead].map((each) => (
      <Route key={each} path={each} element={<Screen />} />
    ))}
  </Routes>
);

function portalAt(path: string) {
  screensMade = 0;
  render(<MemoryRouter initialEntries={[path]}>{screens}</MemoryRouter>);
}

/** With a real history, which goes back asynchronously. */
function portalInBrowserAt(path: string) {
  screensMade = 0;
  window.history.replaceState(null, '', path);
  render(<BrowserRouter>{screens}</BrowserRouter>);
}

/** Goes back in a real history. */
async function back() {
  const popped = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  await act(async () => {
    window.history.back();
    await popped;
  });
}
const shown = () => screen.getByRole('paragraph').textContent;

describe('a lead over a screen', () => {
  it('tells at once which lead is asked for, but not if another one is open', () => {
    portalAt('/leads');
    const asked: string[] = [];
    const end = hearAskedLead((id) => asked.push(id));
    act(() => overlays.openLead('a'));
    act(() => overlays.openLead('b'));
    end();
    expect(asked).toEqual(['a']);
  });

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
    act(() => go(-1));
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

  it('closes again after Forward', () => {
    portalAt('/leads');
    act(() => overlays.openLead('a'));
    act(() => overlays.closeLead());
    act(() => go(1));
    expect(shown()).toBe('/leads /leads/a #1');
    act(() => overlays.closeLead());
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

  it('is replaced by a lead that it opens', async () => {
    portalInBrowserAt('/dashboard');
    act(() => overlays.openCapture('manual'));
    act(() => {
      overlays.openLead('a');
      overlays.closeCapture();
    });
    expect(shown()).toBe('/dashboard /leads/a #1');
    await back();
    expect(shown()).toBe('/dashboard /dashboard #1');
  });

  it('opens a lead from a notice that outlasts it', () => {
    portalAt('/leads');
    act(() => overlays.openLead('a'));
    act(() => overlays.openCapture('manual'));
    const { openLead } = overlays;
    act(() => overlays.closeCapture());
    act(() => overlays.closeLead());
    act(() => openLead('b'));
    expect(shown()).toBe('/leads /leads/b #1');
    act(() => overlays.closeLead());
    expect(shown()).toBe('/leads /leads #1');
  });

  it('leaves the screen alone if it is saved after Back', () => {
    portalAt('/leads');
    act(() => overlays.openLead('a'));
    act(() => overlays.openCapture('manual'));
    const { closeCapture } = overlays;
    act(() => go(-1));
    expect(shown()).toBe('/leads /leads/a #1');
    act(() => closeCapture());
    expect(shown()).toBe('/leads /leads/a #1');
  });
});

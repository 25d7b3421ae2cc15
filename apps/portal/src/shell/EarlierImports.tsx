import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { imports } from '../paths.ts';
import { eventHref } from '../state/eventHref.ts';

// Below what a screen is for, so that it need not be there first.
const List = lazy(async () => {
  const code = await import('@cardinal/crm-features/earlier-imports');
  return { default: code.EarlierImports };
});

export interface EarlierImportsProps {
  /** Called with the id of an import to show it on the current screen. */
  onOpen: (id: string) => void;
}

/** The earlier imports. A list of attendees opens on the screen of its event. */
export function EarlierImports({ onOpen }: EarlierImportsProps) {
  const navigate = useNavigate();
  return (
    <Suspense>
      <List
        onOpenImport={(id, eventId) => {
          if (eventId === null) onOpen(id);
          else void navigate(`${eventHref(eventId)}?${imports.param}=${id}`);
        }}
      />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import type { CameraProps } from '../Camera/index.ts';
import { loadCamera } from './useCards.ts';

const Camera = lazy(async () => ({ default: (await loadCamera()).Camera }));

/** The camera in its step of the dialog, released when the user leaves it for something else. */
export function SessionCamera({ visit, onManual, onClose, ...props }: CameraProps) {
  return (
    <Suspense fallback={null}>
      <Camera
        {...props}
        visit={visit}
        onManual={() => {
          visit.end();
          onManual();
        }}
        onClose={() => {
          visit.end();
          onClose();
        }}
      />
    </Suspense>
  );
}

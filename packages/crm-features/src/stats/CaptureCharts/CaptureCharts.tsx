import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { waiting } from './CaptureChartsPlace.css.ts';

// The charts are optional: without their code, the dashboard still works.
const CaptureChartsPanel = lazy<ComponentType>(() =>
  import('./CaptureChartsPanel.tsx').then(
    ({ CaptureChartsPanel: Panel }) => ({ default: Panel }),
    () => ({ default: () => null }),
  ),
);

/**
 * Charts of the leads captured in the last 30 days, by day and by source. Their code and figures
 * load when their placeholder becomes visible.
 */
export function CaptureCharts() {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const empty = <div ref={place} className={waiting} />;
  return isSeen ? (
    <Suspense fallback={<div className={waiting} />}>
      <CaptureChartsPanel />
    </Suspense>
  ) : (
    empty
  );
}

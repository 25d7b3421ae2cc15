import { useMemo } from 'react';
import { qrCode } from './Partners.css.ts';
import { qrMatrix } from './qrMatrix.ts';

export interface QrCodeProps {
  text: string;
  /** Accessible name. */
  label: string;
}

/** A text as a QR code; nothing if it is too long for one. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = useMemo(() => qrMatrix(text), [text]);
  if (!rows) return null;
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={qrCode}
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}

import { useMemo } from 'react';
import { encode } from 'uqr';
import { qrCode } from './Partners.css.ts';

export interface QrCodeProps {
  /** At most 2,331 bytes. */
  text: string;
  /** Accessible name. */
  label: string;
}

/** A text as a QR code. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 0 }), [text]);
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={qrCode}
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}

import { useState, type ReactElement } from 'react';
import { banner, drawing, heights, photo, tones } from './EventBanner.css.ts';

type Tone = (typeof tones)[keyof typeof tones];

const peaks = ({ shape, line }: Tone, isMirrored = false) => (
  <>
    <path
      className={shape}
      stroke="none"
      d="M8 104 86 34l56 50 68-66 64 56 12-8 42 38v0H8Z"
      style={{ stroke: 'none' }}
    />
    <path className={line} d="m20 104 66-64 56 50 70-70 82 66 20 18" />
    {!isMirrored && <circle className={line} cx="260" cy="32" r="17" />}
  </>
);

const towers = ({ shape, line }: Tone) => (
  <>
    <path className={line} d="M20 104V70h38v34M126 104V50h38v54M234 104V46h38v58" />
    <path className={shape} d="M72 104V34h40v70M182 104V20h38v84M288 104V62h44v42" />
  </>
);

const ripples = ({ shape, line }: Tone) => (
  <>
    <ellipse className={line} cx="182" cy="112" rx="142" ry="78" />
    <ellipse className={line} cx="182" cy="112" rx="112" ry="62" />
    <ellipse className={shape} cx="182" cy="112" rx="84" ry="46" />
    <ellipse className={shape} cx="182" cy="112" rx="54" ry="30" />
  </>
);

/** Level at both edges, so that its mirror images continue it without a kink. */
const dunes = ({ shape, line }: Tone) => (
  <>
    <path
      className={shape}
      style={{ stroke: 'none' }}
      d="M0 88c44 0 76-12 120-12s74-20 116-20 58 20 92 20v60H0Z"
    />
    <path className={line} d="M0 42c40 0 64 20 104 20s68-22 108-22 76 16 116 16" />
    <path className={line} d="M0 66c40 0 64 18 104 18s68-24 108-24 76 18 116 18" />
  </>
);

const drawings: readonly ((tone: Tone, isMirrored?: boolean) => ReactElement)[] = [
  peaks,
  towers,
  ripples,
  dunes,
];
const palette: readonly Tone[] = [tones.pine, tones.neutral, tones.slate];

/** A hash of a text, the same every time. */
function numberOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

/** A drawing for an event without a photo, always the same one for the same event. */
function Drawing({ id, size }: Required<Pick<EventBannerProps, 'id' | 'size'>>) {
  const number = numberOf(id);
  const draw = drawings[number % drawings.length] ?? peaks;
  const tone = palette[Math.floor(number / drawings.length) % palette.length] ?? tones.pine;
  return (
    <svg
      aria-hidden
      className={drawing}
      viewBox="0 0 328 100"
      preserveAspectRatio={size === 'card' ? 'xMidYMid slice' : 'xMidYMax meet'}
      fill="none"
    >
      <rect className={tone.ground} x="-1000" y="-200" width="2400" height="600" />
      {draw(tone)}
      {size === 'page' && (
        // Its mirror images on both sides, so that lines continue where the page is wide.
        <>
          <g transform="scale(-1 1)">{draw(tone, true)}</g>
          <g transform="translate(656) scale(-1 1)">{draw(tone, true)}</g>
        </>
      )}
    </svg>
  );
}

/** Whether a photo may be loaded: the page's policy allows https only. */
function isLoadable(url: string): boolean {
  try {
    return new URL(url).protocol === 'https:';
  } catch {
    return false;
  }
}

export interface EventBannerProps {
  /** Id of the event, which determines the drawing. */
  id: string;
  /** Address of the photo; '' if there is none. */
  photoUrl: string;
  /**
   * Whether it is in a card or above the event's page.
   * @default 'card'
   */
  size?: keyof typeof heights;
}

/** The event's photo; a drawing if it has none, or if it can't be loaded. Decorative. */
export function EventBanner({ id, photoUrl, size = 'card' }: EventBannerProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const hasPhoto = isLoadable(photoUrl) && broken !== photoUrl;
  return (
    <span className={`${banner} ${heights[size]}`}>
      {hasPhoto ? (
        <img
          className={photo}
          src={photoUrl}
          alt=""
          loading="lazy"
          decoding="async"
          // Other servers need not know where their picture is shown.
          referrerPolicy="no-referrer"
          onError={() => setBroken(photoUrl)}
        />
      ) : (
        <Drawing id={id} size={size} />
      )}
    </span>
  );
}

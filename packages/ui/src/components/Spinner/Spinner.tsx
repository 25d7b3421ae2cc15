import { joinClassNames } from '../../internal/mergeClassName.ts';
import { drawing, spinner, track } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is in progress. Without it the spinner is decorative, beside text that explains it. */
  label?: string;
  /**
   * Edge length in px.
   * @default 16
   */
  size?: 14 | 16 | 20 | 24;
  /** Added to the component’s own classes. */
  className?: string;
}

/** Work of unknown duration, in the text colour. */
export function Spinner({ label, size = 16, className }: SpinnerProps) {
  const named =
    label === undefined
      ? { 'aria-hidden': true }
      : { role: 'progressbar', 'aria-label': label, 'aria-valuetext': label };
  return (
    <span {...named} className={joinClassNames(spinner, className)}>
      <svg
        aria-hidden
        className={drawing}
        width={size}
        height={size}
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth={24 / size}
        strokeLinecap="round"
      >
        <circle className={track} cx="8" cy="8" r="6.25" />
        <path d="M8 1.75A6.25 6.25 0 0 1 14.25 8" />
      </svg>
    </span>
  );
}

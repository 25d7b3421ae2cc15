import {
  Label,
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import type { Named } from '../../internal/named.ts';
import {
  figure,
  fill,
  label as labelClass,
  line,
  progress,
  track,
  unknownFill,
} from './ProgressBar.css.ts';

interface OwnProps {
  /**
   * The current value, from `minValue` (0) to `maxValue` (100). Omit it if the progress is unknown.
   */
  value?: number;
  /** The value as text, such as '12 of 40'. Defaults to the percentage. */
  valueLabel?: string;
}

export type ProgressBarProps = Omit<
  AriaProgressBarProps,
  'value' | 'valueLabel' | 'isIndeterminate' | 'children' | 'aria-label' | 'aria-labelledby'
> &
  OwnProps &
  Named;

/** The progress of a task; an animated bar if it is unknown. */
export function ProgressBar({ label, value, className, ...props }: ProgressBarProps) {
  const isIndeterminate = value === undefined;
  return (
    <AriaProgressBar
      {...props}
      value={value}
      isIndeterminate={isIndeterminate}
      className={mergeClassName(progress, className)}
    >
      {({ percentage, valueText }) => (
        <>
          {label !== undefined && (
            <span className={line}>
              <Label className={labelClass}>{label}</Label>
              {!isIndeterminate && <span className={figure}>{valueText}</span>}
            </span>
          )}
          <div className={track}>
            {isIndeterminate ? (
              <div className={unknownFill} />
            ) : (
              <div className={fill} style={{ inlineSize: `${percentage}%` }} />
            )}
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}

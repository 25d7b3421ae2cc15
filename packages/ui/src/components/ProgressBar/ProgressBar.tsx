import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import type { ProgressBarProps as AriaProgressBarProps } from 'react-aria-components';
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
  /** How much is done, from `minValue` (0) to `maxValue` (100); unknown when not given. */
  value?: number;
  /** The figure in words, such as '12 of 40'. Without it, the percentage. */
  valueLabel?: string;
}

/** Props of ProgressBar. */
export type ProgressBarProps = Omit<
  AriaProgressBarProps,
  'value' | 'valueLabel' | 'isIndeterminate' | 'children' | 'aria-label' | 'aria-labelledby'
> &
  OwnProps &
  Named;

/** How far a task is; a moving bar where that isn't known. */
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

import { Text } from '@cardinal/ui';
import { formatTimeOf, type DateContext } from '../format/index.ts';
import { useTexts } from '../language/index.ts';
import { asOf, floating } from './AsOf.css.ts';
import { listMessages } from './texts.ts';

export interface AsOfProps {
  /** When what is shown was read, in milliseconds. */
  at: number;
  dates: DateContext;
  /**
   * Whether it floats over the content that follows and takes no space, so that nothing moves when
   * it goes. It appears only if the answer takes a moment.
   * @default false
   */
  isFloating?: boolean;
}

/** Says when what is shown was read, as long as the server has not answered. */
export function AsOf({ at, dates, isFloating = false }: AsOfProps) {
  const text = useTexts(listMessages).asOf({ time: formatTimeOf(at, dates) });
  return isFloating ? (
    <div className={floating}>
      <span className={asOf}>{text}</span>
    </div>
  ) : (
    <Text size="xs" tone="muted">
      {text}
    </Text>
  );
}

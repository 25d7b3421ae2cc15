import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { media } from '../../styles/media.ts';

/** Whether rows are cards at this screen width. */
export function useIsNarrow(below: 'md' | 'lg' | 'never'): boolean {
  const isPhone = useMediaQuery(media.phone);
  const isBelowLg = useMediaQuery(media.belowLg);
  return below === 'md' ? isPhone : below === 'lg' && isBelowLg;
}

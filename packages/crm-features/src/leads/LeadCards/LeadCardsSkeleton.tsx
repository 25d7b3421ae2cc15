import { Skeleton, SkeletonGroup } from '@cardinal/ui';
import { leadTexts } from '../texts.ts';
import * as styles from './LeadCards.css.ts';

const cardCount = 5;

/** Holds the place of the cards while they load. */
export function LeadCardsSkeleton() {
  return (
    <SkeletonGroup label={leadTexts.loading} className={styles.cards}>
      {Array.from({ length: cardCount }, (_, index) => (
        <div key={index} className={styles.card} aria-hidden>
          <Skeleton width={32} height={32} radius="full" />
          <span className={styles.skeletonWords}>
            <Skeleton width="70%" height={12} />
            <Skeleton width="50%" />
          </span>
          <Skeleton width={96} height={36} radius="control" />
          <span className={styles.skeletonFoot}>
            <Skeleton width={88} height={8} />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  );
}

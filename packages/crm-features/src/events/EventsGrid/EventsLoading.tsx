import { Card, Skeleton, SkeletonGroup } from '@cardinal/ui';
import { actions, body, card, cards, facts, words } from './EventsGrid.css.ts';

const placeholders = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Cards of the same size as those that are loading. */
export function EventsLoading({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={cards}>
      {placeholders.map((key) => (
        <Card key={key} padding={0} className={card}>
          <Skeleton height={96} radius="tag" />
          <div className={body}>
            <div className={words}>
              <Skeleton width="60%" height={24} />
              <Skeleton height={40} />
            </div>
            <div className={facts}>
              <Skeleton width="70%" height={40} />
              <Skeleton width="50%" height={20} />
              <Skeleton width="90%" height={20} />
            </div>
            <div className={actions}>
              <Skeleton width={136} height={36} />
            </div>
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  );
}

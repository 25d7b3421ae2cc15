import { Skeleton, SkeletonGroup } from '@cardinal/ui';
import { detailMessages } from '../detailTexts.ts';
import { columns, fact, facts, section, side, work } from './LeadDetail.css.ts';
import { useTexts } from '../../language/index.ts';

const factWidths = ['60%', '45%', '55%', '40%', '50%', '65%', '58%'];

/** A skeleton as high as the detail of a lead, so that the dialog doesn't jump. */
export function LeadDetailLoading() {
  const detailTexts = useTexts(detailMessages);
  return (
    <SkeletonGroup label={detailTexts.loading} className={columns}>
      <span className={side}>
        <span className={section}>
          <Skeleton width={72} height={24} />
          <span className={facts}>
            {factWidths.map((width) => (
              <span key={width} className={fact}>
                <Skeleton width={width} />
              </span>
            ))}
          </span>
        </span>
        <span className={section}>
          <Skeleton width={120} height={24} />
          <Skeleton height={36} radius="control" />
          <Skeleton height={110} radius="control" />
        </span>
        <span className={section}>
          <Skeleton width={120} height={24} />
          <Skeleton height={160} radius="control" />
        </span>
      </span>
      <span className={work}>
        <Skeleton width={96} height={24} />
        <Skeleton width={320} height={28} radius="control" />
        <Skeleton height={64} radius="control" />
        <Skeleton height={280} radius="control" />
      </span>
    </SkeletonGroup>
  );
}

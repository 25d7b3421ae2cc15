import { Skeleton, SkeletonGroup } from '@cardinal/ui';
import { leadTexts } from '../texts.ts';
import { LeadTableFrame } from './LeadRows.tsx';
import type { LeadTableRowsProps } from './LeadRows.tsx';
import * as styles from './LeadRows.css.ts';

/** Widths of the names in percent, so that the rows don't look like bars of a chart. */
const nameWidths = [62, 74, 66, 78, 58, 70, 54, 80, 64, 76, 60, 72];
const actionCount = 4;

function SkeletonRow({ width }: { width: number }) {
  return (
    <tr className={styles.skeletonRow}>
      <td className={styles.cell.lead}>
        <span className={styles.avatar}>
          <Skeleton width={32} height={32} radius="full" />
        </span>
        <span className={styles.skeletonLines}>
          <Skeleton width={`${width}%`} height={10} />
          <Skeleton width={`${width + 16}%`} height={8} />
        </span>
      </td>
      <td className={styles.cell.company}>
        <Skeleton width={`${width}%`} />
      </td>
      <td className={styles.cell.status}>
        <Skeleton width={84} height={28} radius="control" />
      </td>
      <td className={styles.cell.source}>
        <Skeleton width={120} />
      </td>
      <td className={styles.cell.created}>
        <Skeleton width={64} />
      </td>
      <td className={styles.cell.actions}>
        <span className={styles.skeletonActions}>
          {Array.from({ length: actionCount }, (_, index) => (
            <Skeleton key={index} width={16} height={16} />
          ))}
        </span>
      </td>
    </tr>
  );
}

/** Holds the place of the rows while they load. */
export function LeadRowsSkeleton(sorting: Pick<LeadTableRowsProps, 'sort' | 'onSortChange'>) {
  return (
    <>
      <SkeletonGroup label={leadTexts.loading}>{null}</SkeletonGroup>
      <LeadTableFrame {...sorting} aria-label={leadTexts.list}>
        <tbody aria-hidden>
          {nameWidths.map((width) => (
            <SkeletonRow key={width} width={width} />
          ))}
        </tbody>
      </LeadTableFrame>
    </>
  );
}

import type { ReactNode } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { radii, skeleton } from './Skeleton.css.ts';

/** Props of Skeleton. */
export interface SkeletonProps {
  /**
   * Width of what will stand here: px, or a CSS length.
   * @default '100%'
   */
  width?: number | string;
  /**
   * Height of what will stand here: px, or a CSS length.
   * @default 10
   */
  height?: number | string;
  /**
   * Corners of what will stand here; `full` makes a circle or a line with round ends.
   * @default 'tag'
   */
  radius?: keyof typeof radii;
  className?: string;
}

/**
 * Holds the place of something that is being loaded, with its exact size, so that nothing moves
 * when it comes. Says nothing by itself: put a SkeletonGroup around.
 */
export function Skeleton({
  width = '100%',
  height = 10,
  radius = 'tag',
  className,
}: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={joinClassNames(skeleton, radii[radius], className)}
      style={{ width, height }}
    />
  );
}

/** Props of SkeletonGroup. */
export interface SkeletonGroupProps {
  /** What is being loaded: 'Loading leads'. */
  label: string;
  /** The skeletons. */
  children: ReactNode;
  className?: string;
}

/** A group of skeletons that a screen reader hears as one sentence. */
export function SkeletonGroup({ label, children, className }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

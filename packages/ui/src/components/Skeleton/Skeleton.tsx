import type { ReactNode } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { radii, skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /**
   * Width of the expected content: px, or a CSS length.
   * @default '100%'
   */
  width?: number | string;
  /**
   * Height of the expected content: px, or a CSS length.
   * @default 10
   */
  height?: number | string;
  /**
   * Corners of the expected content; `full` makes a circle or a line with round ends.
   * @default 'tag'
   */
  radius?: keyof typeof radii;
  /** Added to the component’s own classes. */
  className?: string;
}

/**
 * A placeholder of the same size as the content that is loading, so that nothing moves when it
 * appears. Screen readers ignore it: wrap it in a SkeletonGroup.
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

export interface SkeletonGroupProps {
  /** What is loading: 'Loading leads'. */
  label: string;
  /** The skeletons. */
  children: ReactNode;
  /** Added to the component’s own classes. */
  className?: string;
}

/** A group of skeletons that screen readers announce as one sentence. */
export function SkeletonGroup({ label, children, className }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

import { Icon } from '@cardinal/ui';
import type { LucideIcon } from 'lucide-react';
import { about, feature, grid, icon as iconClass, title as titleClass } from './Points.css.ts';

/** One point of a grid. */
export interface Point {
  icon: LucideIcon;
  title: string;
  text: string;
}

export interface PointsProps {
  points: readonly Point[];
}

/** Points with icon, title and a sentence, in up to three columns. */
export function Points({ points }: PointsProps) {
  return (
    <ul className={grid}>
      {points.map((point) => (
        <li key={point.title} className={feature}>
          <span className={iconClass}>
            <Icon icon={point.icon} size={24} />
          </span>
          <h3 className={titleClass}>{point.title}</h3>
          <p className={about}>{point.text}</p>
        </li>
      ))}
    </ul>
  );
}

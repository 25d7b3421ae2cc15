import { Badge, VisuallyHidden } from '@cardinal/ui';
import {
  figure as figureClass,
  figures,
  how,
  item,
  label as labelClass,
  measuredRow,
  target,
  targetItem,
  targetLabel,
  targetRow,
} from './Figures.css.ts';
import { measured, targets } from './landingTexts.ts';

/** Measured figures, with links to the method, above the targets. */
export function Figures() {
  return (
    <section className={figures} aria-labelledby="figures">
      <VisuallyHidden as="h2" id="figures">
        In figures
      </VisuallyHidden>
      <dl className={measuredRow}>
        {measured.map(({ figure, label, more, href }) => (
          <div key={label} className={item}>
            <dt className={labelClass}>
              {label}.{' '}
              <a href={href} className={how}>
                {more}
              </a>
            </dt>
            <dd className={figureClass}>{figure}</dd>
          </div>
        ))}
      </dl>
      <dl className={targetRow}>
        {targets.map(({ figure, label }) => (
          <div key={label} className={targetItem}>
            <dt className={targetLabel}>
              {label} <Badge>Target</Badge>
            </dt>
            <dd className={target}>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

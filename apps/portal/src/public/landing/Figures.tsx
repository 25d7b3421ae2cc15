import { Badge, VisuallyHidden } from '@cardinal/ui';
import {
  figure as figureClass,
  figures,
  how,
  item,
  label as labelClass,
  row,
  source,
  today as todayClass,
} from './Figures.css.ts';
import { method, targets } from './landingTexts.ts';

/** The targets, each with what is true today. */
export function Figures() {
  return (
    <section className={figures} aria-labelledby="figures">
      <VisuallyHidden as="h2" id="figures">
        In figures
      </VisuallyHidden>
      <dl className={row}>
        {targets.map(({ figure, label, today }) => (
          <div key={label} className={item}>
            <dt className={labelClass}>
              {label} <Badge>Target</Badge>
            </dt>
            <dd className={figureClass}>{figure}</dd>
            <dd className={todayClass}>{today}</dd>
          </div>
        ))}
      </dl>
      <p className={source}>
        <a href={method} className={how}>
          How the reading of cards is measured
        </a>
      </p>
    </section>
  );
}

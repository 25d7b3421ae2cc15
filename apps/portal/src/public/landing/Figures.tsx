import { useTexts } from '@cardinal/crm-features/language';
import { Badge, VisuallyHidden } from '@cardinal/ui';
import { docs } from '../parts/links.ts';
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
import { landingMessages } from './landingTexts.ts';

/** The method behind the figures of today. */
const method = docs('card-reader', 'how-it-is-measured');

/** The targets, each with what is true today. */
export function Figures() {
  const { figures: texts } = useTexts(landingMessages);
  return (
    <section className={figures} aria-labelledby="figures">
      <VisuallyHidden as="h2" id="figures">
        {texts.title}
      </VisuallyHidden>
      <dl className={row}>
        {[texts.accuracy, texts.setUp, texts.speed].map(({ figure, label, today }) => (
          <div key={label} className={item}>
            <dt className={labelClass}>
              {label} <Badge>{texts.target}</Badge>
            </dt>
            <dd className={figureClass}>{figure}</dd>
            <dd className={todayClass}>{today}</dd>
          </div>
        ))}
      </dl>
      <p className={source}>
        <a href={method} className={how}>
          {texts.method}
        </a>
      </p>
    </section>
  );
}

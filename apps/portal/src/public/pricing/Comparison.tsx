import { useTexts } from '@cardinal/crm-features/language';
import { Icon, VisuallyHidden } from '@cardinal/ui';
import { Check } from 'lucide-react';
import { useSiteLanguage } from '../parts/site.ts';
import {
  cells,
  chooser,
  columnHead,
  compare,
  cornerHead,
  no,
  rowHead,
  table,
  yes,
} from './Comparison.css.ts';
import { choice, input } from './choice.css.ts';
import { comparisonOf, plans } from './plans.ts';
import { pricingMessages } from './pricingTexts.ts';

function Value({ value }: { value: string | boolean }) {
  const { comparison: texts } = useTexts(pricingMessages);
  if (value === true) {
    return (
      <span className={yes}>
        <Icon icon={Check} label={texts.included} />
      </span>
    );
  }
  if (value === false) {
    return (
      <span className={no} role="img" aria-label={texts.notIncluded}>
        –
      </span>
    );
  }
  return value;
}

/** The plans side by side; on phones one at a time, chosen with native radio buttons. */
export function Comparison() {
  const texts = useTexts(pricingMessages);
  const { comparison } = texts;
  const rows = comparisonOf(texts, useSiteLanguage());
  return (
    <div className={compare}>
      <fieldset className={chooser} aria-label={comparison.choice}>
        {plans.map(({ id }) => (
          <label key={id} className={choice}>
            <input
              type="radio"
              name="compare"
              value={id}
              defaultChecked={id === 'business'}
              className={input}
            />
            {texts.plans[id].name}
          </label>
        ))}
      </fieldset>
      <table className={table} aria-label={comparison.title}>
        <thead>
          <tr>
            <th scope="col" className={`${rowHead} ${cornerHead}`}>
              <VisuallyHidden>{comparison.what}</VisuallyHidden>
            </th>
            {plans.map(({ id }) => (
              <th key={id} scope="col" className={`${cells[id]} ${columnHead}`}>
                {texts.plans[id].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row" className={rowHead}>
                {label}
              </th>
              {plans.map(({ id }, index) => (
                <td key={id} className={cells[id]}>
                  <Value value={values[index] ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

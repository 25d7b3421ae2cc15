import { Icon, VisuallyHidden } from '@cardinal/ui';
import { Check } from 'lucide-react';
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
import { comparison, plans } from './plans.ts';

function Value({ value }: { value: string | boolean }) {
  if (value === true) {
    return (
      <span className={yes}>
        <Icon icon={Check} label="Included" />
      </span>
    );
  }
  if (value === false) {
    return (
      <span className={no} role="img" aria-label="Not included">
        –
      </span>
    );
  }
  return value;
}

/** The plans side by side; on phones one at a time, chosen with native radio buttons. */
export function Comparison() {
  return (
    <div className={compare}>
      <fieldset className={chooser} aria-label="Plan to compare">
        {plans.map(({ id, name }) => (
          <label key={id} className={choice}>
            <input
              type="radio"
              name="compare"
              value={id}
              defaultChecked={id === 'business'}
              className={input}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <table className={table} aria-label="Compare plans">
        <thead>
          <tr>
            <th scope="col" className={`${rowHead} ${cornerHead}`}>
              <VisuallyHidden>What</VisuallyHidden>
            </th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col" className={`${cells[id]} ${columnHead}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ label, values }) => (
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

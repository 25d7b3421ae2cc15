import { Unstyled } from '@storybook/addon-docs/blocks';
import { Scroller } from './Scroller.tsx';
import { Words } from './Words.tsx';
import { facts } from './docs.css.ts';

interface FactsProps {
  /** Titles of the columns; the first column names the row. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A small table in a docs page. */
export function Facts({ columns, rows }: FactsProps) {
  return (
    <Unstyled>
      <Scroller label={columns.join(', ')}>
        <table className={facts}>
          <thead>
            <tr>
              {columns.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell) => (
                  <td key={cell}>
                    <Words>{cell}</Words>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Unstyled>
  );
}

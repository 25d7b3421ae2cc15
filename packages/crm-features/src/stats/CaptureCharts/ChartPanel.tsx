import { IconButton, VisuallyHidden } from '@cardinal/ui';
import { ChartColumn, Table2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { chartMessages } from '../texts.ts';
import {
  figures,
  head,
  panel,
  reading,
  tableBox,
  title as titleClass,
  toggle,
} from './CaptureCharts.css.ts';
import { useTexts } from '../../language/index.ts';

interface FigureTableProps {
  caption: string;
  columns: readonly [string, string];
  rows: readonly (readonly string[])[];
}

/** The figures of a chart as a table. */
function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard
    <div role="region" aria-label={caption} tabIndex={0} className={tableBox}>
      <table className={figures}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface ChartPanelProps {
  title: string;
  /** A note on the figures, beside the title. */
  at?: ReactNode;
  /** The same figures as a table; absent while they are unknown. */
  table?: FigureTableProps | undefined;
  children: ReactNode;
}

/** A chart with a title, which can be shown as a table instead. */
export function ChartPanel({ title, at, table, children }: ChartPanelProps) {
  const chartTexts = useTexts(chartMessages);
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  return (
    <section aria-labelledby={titleId} className={panel}>
      <div className={head}>
        <h2 id={titleId} className={titleClass}>
          {title}
        </h2>
        {at !== undefined && <span className={reading}>{at}</span>}
        {table && (
          <IconButton
            size="sm"
            icon={isTable ? ChartColumn : Table2}
            aria-label={isTable ? chartTexts.asChart({ title }) : chartTexts.asTable({ title })}
            className={toggle}
            onPress={() => setTable(!isTable)}
          />
        )}
      </div>
      {isTable && table ? <FigureTable {...table} /> : children}
    </section>
  );
}

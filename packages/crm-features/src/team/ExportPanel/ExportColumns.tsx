import { exportColumns } from '@cardinal/contract/labels';
import { Checkbox, Heading } from '@cardinal/ui';
import { toggleColumn, type ExportState } from '../exportState.ts';
import { exportMessages } from '../exportTexts.ts';
import { columns as columnsClass, count, group, legend } from './ExportPanel.css.ts';
import { useTexts } from '../../language/index.ts';

export interface ExportColumnsProps {
  columns: ExportState['columns'];
  onChange: (columns: ExportState['columns']) => void;
  isDisabled: boolean;
  locale: string;
}

/** Which columns an export has. */
export function ExportColumns({ columns, onChange, isDisabled, locale }: ExportColumnsProps) {
  const { columns: texts } = useTexts(exportMessages);
  const number = new Intl.NumberFormat(locale);
  const hasAll = columns.length === exportColumns.length;
  return (
    <fieldset className={group} disabled={isDisabled}>
      <legend className={legend}>
        <Heading level={3}>{texts.title}</Heading>
        <span className={count}>
          {texts.count({
            chosen: number.format(columns.length),
            all: number.format(exportColumns.length),
          })}
        </span>
      </legend>
      <Checkbox
        isSelected={hasAll}
        isIndeterminate={!hasAll && columns.length > 0}
        isDisabled={isDisabled}
        onChange={(isAll) => onChange(isAll ? exportColumns : [])}
      >
        {texts.all}
      </Checkbox>
      <div className={columnsClass}>
        {exportColumns.map((column) => (
          <Checkbox
            key={column}
            isSelected={columns.includes(column)}
            isDisabled={isDisabled}
            onChange={(isChosen) => onChange(toggleColumn(columns, column, isChosen))}
          >
            {texts.labels[column]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

import { Columns3 } from 'lucide-react';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../Menu/index.ts';
import type { TableColumn } from '../Table/index.ts';

interface ColumnMenuProps<T> {
  columns: readonly TableColumn<T>[];
  /** Those of them that are there now. */
  shown: readonly TableColumn<T>[];
  /** Called with the ids of the hidden ones. */
  onChange: (hidden: string[]) => void;
}

/** Says which columns are there; the last one stays. */
export function ColumnMenu<T>({ columns, shown, onChange }: ColumnMenuProps<T>) {
  const messages = useMessages();
  const ids = shown.map(({ id }) => id);
  return (
    <MenuTrigger>
      <Button variant="quiet" size="sm" icon={Columns3}>
        {messages.columns}
      </Button>
      <Menu
        aria-label={messages.columns}
        placement="bottom end"
        selectionMode="multiple"
        disallowEmptySelection
        selectedKeys={ids}
        disabledKeys={ids.length === 1 ? ids : []}
        onSelectionChange={(keys) =>
          onChange(keys === 'all' ? [] : columns.map(({ id }) => id).filter((id) => !keys.has(id)))
        }
      >
        {columns.map((column) => (
          <MenuItem key={column.id} id={column.id}>
            {column.header}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}

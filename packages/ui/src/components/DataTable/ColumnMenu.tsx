import { Columns3 } from 'lucide-react';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Button } from '../Button/index.ts';
import { LazyMenu } from '../Menu/LazyMenu.tsx';
import type { TableColumn } from '../Table/index.ts';

interface ColumnMenuProps<T> {
  columns: readonly TableColumn<T>[];
  /** The columns that are visible now. */
  shown: readonly TableColumn<T>[];
  /** Called with the ids of the hidden columns. */
  onChange: (hidden: string[]) => void;
}

/** Chooses which columns are visible; the last visible one cannot be hidden. */
export function ColumnMenu<T>({ columns, shown, onChange }: ColumnMenuProps<T>) {
  const messages = useMessages();
  const ids = shown.map(({ id }) => id);
  return (
    <LazyMenu
      renderButton={(props) => (
        <Button {...props} variant="quiet" size="sm" icon={Columns3}>
          {messages.columns}
        </Button>
      )}
    >
      {({ Menu, MenuItem }) => (
        <Menu
          aria-label={messages.columns}
          placement="bottom end"
          selectionMode="multiple"
          disallowEmptySelection
          selectedKeys={ids}
          disabledKeys={ids.length === 1 ? ids : []}
          onSelectionChange={(keys) =>
            onChange(
              keys === 'all' ? [] : columns.map(({ id }) => id).filter((id) => !keys.has(id)),
            )
          }
        >
          {columns.map((column) => (
            <MenuItem key={column.id} id={column.id}>
              {column.header}
            </MenuItem>
          ))}
        </Menu>
      )}
    </LazyMenu>
  );
}

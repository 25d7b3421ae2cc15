import { ArrowDownUp } from 'lucide-react';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Button } from '../Button/index.ts';
import { LazyMenu } from '../Menu/LazyMenu.tsx';
import type { SortDescriptor, TableColumn } from '../Table/index.ts';

interface SortMenuProps<T> {
  columns: readonly TableColumn<T>[];
  sortDescriptor: SortDescriptor | undefined;
  onChange: (descriptor: SortDescriptor) => void;
}

/** Sorts cards, which have no column titles to press. */
export function SortMenu<T>({ columns, sortDescriptor, onChange }: SortMenuProps<T>) {
  const messages = useMessages();
  const orders = columns
    .filter(({ allowsSorting }) => allowsSorting)
    .flatMap((column) =>
      (['ascending', 'descending'] as const).map((direction) => ({
        descriptor: { column: column.id, direction },
        key: `${direction} ${column.id}`,
        label: messages[direction](column.header),
      })),
    );
  const current = orders.find(
    ({ descriptor: { column, direction } }) =>
      column === sortDescriptor?.column && direction === sortDescriptor.direction,
  );
  return (
    <LazyMenu
      renderButton={(props) => (
        <Button {...props} variant="quiet" size="sm" icon={ArrowDownUp}>
          {messages.sortBy}
        </Button>
      )}
    >
      {({ Menu, MenuItem }) => (
        <Menu
          aria-label={messages.sortBy}
          placement="bottom end"
          selectionMode="single"
          selectedKeys={current ? [current.key] : []}
          onAction={(key) => {
            const order = orders.find((one) => one.key === key);
            if (order) onChange(order.descriptor);
          }}
        >
          {orders.map(({ key, label }) => (
            <MenuItem key={key} id={key}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </LazyMenu>
  );
}

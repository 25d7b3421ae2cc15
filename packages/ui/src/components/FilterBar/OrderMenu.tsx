import { ArrowDownNarrowWide } from 'lucide-react';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Button } from '../Button/index.ts';
import { LazyMenu } from '../Menu/LazyMenu.tsx';
import type { FilterOrder } from './types.ts';

/** The sort menu at the end of the row. */
export function OrderMenu({
  label,
  items,
  value,
  onChange,
  className,
}: FilterOrder & { className: string }) {
  const messages = useMessages();
  const current = items.find(({ id }) => id === value)?.label ?? value;
  return (
    <LazyMenu
      renderButton={(props) => (
        <Button
          {...props}
          variant="quiet"
          icon={ArrowDownNarrowWide}
          aria-label={messages.currentChoice(label, current)}
          className={className}
        >
          {current}
        </Button>
      )}
    >
      {({ Menu, MenuItem }) => (
        <Menu
          aria-label={label}
          placement="bottom end"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[value]}
          onAction={(key) => onChange(String(key))}
        >
          {items.map((item) => (
            <MenuItem key={item.id} id={item.id}>
              {item.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </LazyMenu>
  );
}

import { useDueCount } from '@cardinal/crm-features';
import { TabBar } from '@cardinal/ui';
import { House, ListTodo, Menu, ScanLine, SquareUser } from 'lucide-react';
import { paths } from '../paths.ts';

export interface QuickAccessProps {
  /** Path of the current screen. */
  pathname: string;
  /** Called to scan a card. */
  onScan: () => void;
  /** Called to open the menu. */
  onMenu: () => void;
}

/** The bar at the bottom of a phone: the most used screens, scanning and the menu. */
export function QuickAccess({ pathname, onScan, onMenu }: QuickAccessProps) {
  const due = useDueCount();
  const screen = (href: string, label: string, icon: typeof House) => ({
    href,
    label,
    icon,
    isCurrent: pathname === href,
  });
  return (
    <TabBar
      label="Quick access"
      items={[
        screen(paths.dashboard, 'Home', House),
        screen(paths.leads, 'Leads', SquareUser),
        { label: 'Scan a card', icon: ScanLine, isRaised: true, onPress: onScan },
        { ...screen(paths.today, 'Today', ListTodo), ...(due !== undefined && { count: due }) },
        { label: 'Menu', icon: Menu, onPress: onMenu },
      ]}
    />
  );
}

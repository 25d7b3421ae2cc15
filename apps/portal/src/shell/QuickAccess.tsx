import { useDueCount, useTexts } from '@cardinal/crm-features';
import { TabBar } from '@cardinal/ui';
import { House, ListTodo, Menu, ScanLine, SquareUser } from 'lucide-react';
import { paths } from '../paths.ts';
import { frameMessages } from '../texts/frame.ts';
import { screenMessages } from '../texts/screens.ts';

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
  const { quick: texts, menu } = useTexts(frameMessages);
  const { today } = useTexts(screenMessages);
  const due = useDueCount();
  const screen = (href: string, label: string, icon: typeof House) => ({
    href,
    label,
    icon,
    isCurrent: pathname === href,
  });
  return (
    <TabBar
      label={texts.label}
      items={[
        screen(paths.dashboard, texts.home, House),
        screen(paths.leads, texts.leads, SquareUser),
        { label: texts.scan, icon: ScanLine, isRaised: true, onPress: onScan },
        { ...screen(paths.today, today.title, ListTodo), ...(due !== undefined && { count: due }) },
        { label: menu, icon: Menu, onPress: onMenu },
      ]}
    />
  );
}

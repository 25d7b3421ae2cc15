// What LazyMenu loads: a menu is pressed for, and most of its code is React Aria's.
export { Menu, MenuItem, MenuSection } from './Menu.tsx';
export { MenuPopup } from './MenuPopup.tsx';

// The parts that LazyMenu loads on demand: menus open only when pressed, and most of their code
// belongs to React Aria.
export { Menu, MenuItem, MenuSection } from './Menu.tsx';
export { MenuPopup } from './MenuPopup.tsx';

export * from './Menu.tsx';
export { LazyMenu } from './LazyMenu.tsx';
export type { LazyMenuProps, MenuButtonProps, MenuParts } from './LazyMenu.tsx';

// What FilterSheet loads when it is opened.
export { Drawer } from '../Drawer/Drawer.tsx';
export { FilterSheetControls } from './FilterSheetControls.tsx';

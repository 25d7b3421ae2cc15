export { EarlierImports } from './EarlierImports.tsx';
export type { EarlierImportsProps } from './EarlierImports.tsx';
export { EarlierImportsView } from './EarlierImportsView.tsx';
export type { EarlierImportsViewProps } from './EarlierImportsView.tsx';

export { ThemeProvider } from './ThemeProvider.tsx';
export type { ThemeProviderProps } from './ThemeProvider.tsx';
export { brandTheme, themeFromBrand } from '../../theme/brand.ts';
export type { Brand, BrandTheme, BrandVariables } from '../../theme/brand.ts';

export { ThemeProvider } from './ThemeProvider.tsx';
export type { ThemeProviderProps } from './ThemeProvider.tsx';
export { brandTheme, themeFromBrand } from '../../theme/brand.ts';
export { brandCss } from '../../theme/brandCss.ts';
export type { Brand, BrandTheme, BrandVariables } from '../../theme/brand.ts';

import { inLayer, languageNameStyle } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

export const languageName = style(inLayer('features', languageNameStyle));

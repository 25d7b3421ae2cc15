import { inLayer, space } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

export const form = style(inLayer('features', { paddingBlockStart: space[6] }));

import { styleVariants } from '@vanilla-extract/css';
import { component, vars } from '../../styles/index.ts';

const { status } = vars.color;

export const statusIcon = styleVariants({
  hot: component({ color: status.hot.icon }),
  warm: component({ color: status.warm.icon }),
  cold: component({ color: status.cold.icon }),
  closed: component({ color: status.closed.icon }),
});

import { Stack, Text } from '@cardinal/ui';
import { parseColor, toHex } from '../../packages/ui/src/theme/color.ts';
import { colour, hex, ramp, step } from './Foundations.css.ts';

interface RampProps {
  /** Name of the hue. */
  name: string;
  /** CSS colours of the twelve steps. */
  steps: Record<number, string>;
}

/** The twelve steps of a hue with their numbers and values. */
export function Ramp({ name, steps }: RampProps) {
  return (
    <Stack gap={1}>
      <Text size="xs" weight="medium">
        {name}
      </Text>
      <div className={ramp}>
        {Object.entries(steps).map(([index, color]) => (
          <div key={index} className={step}>
            <div className={colour} style={{ backgroundColor: color }} />
            <Text size="xs" weight="medium" numeric>
              {index}
            </Text>
            <code className={hex}>{toHex(parseColor(color))}</code>
          </div>
        ))}
      </div>
    </Stack>
  );
}

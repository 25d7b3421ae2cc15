import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

function Scaled({ scale, children }: { scale: number; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = `${scale * 100}%`;
    return () => {
      document.documentElement.style.fontSize = '';
    };
  }, [scale]);
  return children;
}

/** `parameters: { textScale: 2 }` shows a story with the browser's text size at 200%. */
export const withTextSize: Decorator = (Story, { parameters, viewMode }) => {
  const scale: unknown = parameters['textScale'];
  // On a docs page it would also enlarge everything else.
  if (typeof scale !== 'number' || viewMode === 'docs') return <Story />;
  return (
    <Scaled scale={scale}>
      <Story />
    </Scaled>
  );
};

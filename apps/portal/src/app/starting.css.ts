import { globalStyle, keyframes } from '@vanilla-extract/css';
import { media } from '@cardinal/ui/styles';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

// What index.html shows before the application has loaded: the look of `ScreenLoading`, in a grey
// that is visible on any background, because the theme is not known yet.
globalStyle('[data-starting]', {
  display: 'grid',
  placeContent: 'center',
  minHeight: '60vh',
  color: '#8a857e',
});
globalStyle('[data-starting] > svg', {
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

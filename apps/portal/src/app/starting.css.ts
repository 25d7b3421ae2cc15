import { globalStyle, keyframes } from '@vanilla-extract/css';
import { media, vars } from '@cardinal/ui/styles';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

// What index.html shows before the application has loaded: the look of `ScreenLoading`, in a grey
// that is visible on any background, because the theme is not known yet.
globalStyle('[data-starting]', {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minHeight: '60vh',
  color: '#8a857e',
});
globalStyle('[data-starting] svg', {
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

const show = keyframes({ to: { visibility: 'visible' } });

// Shown once waiting is in vain, even if no script has arrived; the spinner keeps its place.
globalStyle('[data-starting] > p', {
  height: 0,
  paddingTop: 16,
  lineHeight: 2,
  textAlign: 'center',
  color: vars.color.text.default,
  visibility: 'hidden',
  animation: `${show} 0s 20s forwards`,
});
globalStyle('[data-starting][data-failed] > p', { visibility: 'visible' });
globalStyle('[data-starting][data-failed] > [role]', { visibility: 'hidden' });

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
  // The page then says that it needs scripts.
  '@media': { '(scripting: none)': { display: 'none' } },
});
globalStyle('noscript p', { margin: 16 });
globalStyle('[data-starting] svg', {
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

const show = keyframes({ to: { visibility: 'visible' } });

// Shown once waiting is in vain, even if no script has arrived; the spinner keeps its place.
globalStyle('[data-not-loaded]', {
  height: 0,
  lineHeight: 2,
  textAlign: 'center',
  color: vars.color.text.default,
  visibility: 'hidden',
  animation: `${show} 0s 20s forwards`,
});
// The device's font: text that is not shown yet would fetch the large one of Hindi.
globalStyle('[data-not-loaded] p', { margin: '16px 16px 0', fontFamily: 'sans-serif' });
globalStyle('[data-failed] [data-not-loaded]', { visibility: 'visible' });
globalStyle('[data-failed] > [role]', { visibility: 'hidden' });

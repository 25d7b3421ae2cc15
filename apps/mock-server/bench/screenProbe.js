// Runs in a page before any of its own code: records when a list is readable, and how soon a key is
// followed by a painted frame; or how soon a tap opens something.
globalThis.watchScreen = (readable) => {
  const times = { readable: null, largestPaint: null };
  const look = () => {
    if (document.querySelector(readable)) {
      // A message sent after this frame's callbacks is handled once the frame is drawn.
      afterPaint(() => (times.readable = performance.now()));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    times.largestPaint = list.getEntries().at(-1)?.startTime ?? null;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  const keys = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => afterPaint(() => keys.push(performance.now() - timeStamp))),
    { capture: true },
  );

  globalThis.screenTimes = () => ({
    ...times,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    elements: document.querySelectorAll('*').length,
    keys,
  });
};

/** Records how soon a click is followed by a frame that shows what it opens. */
globalThis.watchTaps = (opened) => {
  const times = [];
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        if (document.querySelector(opened))
          afterPaint(() => times.push(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
  globalThis.tapTimes = () => times;
};

function afterPaint(then) {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', then, { once: true });
  port1.start();
  port2.postMessage(null);
}

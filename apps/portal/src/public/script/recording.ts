/** Makes the links to the recording play it, too. */
export function playRecording() {
  const video = document.querySelector<HTMLVideoElement>('[data-recording]');
  if (!video) return;
  const { id } = video.closest('section') ?? video;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href$="#${id}"]`)) {
    link.addEventListener('click', () => {
      video.focus({ preventScroll: true });
      // A browser that refuses shows its own controls.
      void video.play().catch(() => undefined);
    });
  }
}

/** A frame is as high as what is in it, at most a table's height; on a phone the list of pages is closed at first. */
const HIGHEST = 560;

for (const frame of document.querySelectorAll('.live iframe')) {
  const fit = () => {
    const { body, documentElement } = frame.contentDocument;
    if (!body) return;
    const observer = new ResizeObserver(() => {
      frame.style.height = `${Math.min(HIGHEST, Math.max(64, body.offsetHeight))}px`;
      documentElement.style.overflowX = 'hidden';
    });
    observer.observe(body);
  };
  frame.addEventListener('load', fit);
  if (frame.contentDocument?.readyState === 'complete' && frame.contentWindow.location.href !== 'about:blank') fit();
}

if (matchMedia('(max-width: 860px)').matches) document.querySelector('.pages').open = false;

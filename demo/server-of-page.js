/** Returns the table server of the URL parameter `server`, or the one that serves this page, or null. */
export const serverOfPage = async () => {
  const named = new URLSearchParams(location.search).get('server');
  if (named) return named;
  const answer = await fetch('../tables').catch(() => null);
  return answer?.ok ? (await answer.json()).address : null;
};

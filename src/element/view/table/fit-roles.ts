/** What cards that have been rendered are called is written as narrow as they are: how long it is only the page knows. */
export const fitRoles = (frame: HTMLElement): void => {
  for (const role of frame.querySelectorAll<HTMLElement>('.hand .role')) {
    const { offsetWidth = 0 } = role.parentElement ?? {};
    role.style.setProperty('--_fit', `${Math.min(1, offsetWidth / role.offsetWidth)}`);
  }
};

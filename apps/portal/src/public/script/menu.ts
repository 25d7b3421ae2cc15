/** Closes the open menu on Escape, on a press outside it, and when one of its links is followed. */
export function closeMenus() {
  const openMenu = () => document.querySelector<HTMLDetailsElement>('[data-menu][open]');
  document.addEventListener('keydown', (event) => {
    const menu = openMenu();
    if (event.key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('click', (event) => {
    const menu = openMenu();
    if (!menu || !(event.target instanceof Element)) return;
    const isInside = menu.contains(event.target);
    if (!isInside || event.target.closest('a')) menu.open = false;
  });
}

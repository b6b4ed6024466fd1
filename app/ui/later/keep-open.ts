/** Opens and folds the panels of a new part of the page as they were in the old one. */
export function keepOpen(before: Element, after: Element): void {
  const old = new Map([...before.querySelectorAll('details')].map((panel) => [nameOf(panel), panel]));
  for (const panel of after.querySelectorAll('details')) {
    const same = old.get(nameOf(panel));
    if (same) panel.open = same.open;
  }
}

/** What a panel is about, without its figures. */
function nameOf(panel: HTMLDetailsElement): string {
  return `${panel.className} ${panel.querySelector('summary')?.firstChild?.textContent ?? ''}`;
}

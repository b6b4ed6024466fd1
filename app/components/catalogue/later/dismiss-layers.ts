/** Lets Escape close the price tiers of a row, however they were opened. They open again when the pointer or the focus comes back. */
export function dismissLayers(list: Element): void {
  list.addEventListener('keydown', closeLayers);
  list.addEventListener('focusin', reopenLayers);
  list.addEventListener('pointerout', reopenLayers);
}

function closeLayers(event: Event): void {
  const { currentTarget: list } = event;
  if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || !(list instanceof Element)) return;
  for (const layer of list.querySelectorAll<HTMLDetailsElement>('.tp[open]')) layer.open = false;
  list.classList.add('calm');
}

function reopenLayers({ currentTarget: list, target }: Event): void {
  if (list instanceof Element && target instanceof Element && target.closest('.tp')) list.classList.remove('calm');
}

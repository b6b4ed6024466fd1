interface Look {
  kind?: 'primary' | 'quiet';
  size?: 'small' | 'large';
  /** As wide as its container. */
  wide?: boolean;
}

/** The classes of a button, for links that look like buttons. */
export function buttonClass({ kind, size, wide }: Look = {}): string {
  let name = 'btn';
  if (kind) name += kind === 'primary' ? ' btn--p' : ' btn--q';
  if (size) name += size === 'small' ? ' btn--s' : ' btn--l';
  return wide ? `${name} btn--w` : name;
}

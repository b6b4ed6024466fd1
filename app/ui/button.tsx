import type { ButtonHTMLAttributes } from 'react';

interface Look {
  kind?: 'primary' | 'quiet';
  size?: 'small' | 'large';
  /** As wide as its place. */
  wide?: boolean;
}

/** The classes of a button, for links that look like one. */
export function buttonClass({ kind, size, wide }: Look = {}): string {
  let name = 'btn';
  if (kind) name += kind === 'primary' ? ' btn--p' : ' btn--q';
  if (size) name += size === 'small' ? ' btn--s' : ' btn--l';
  return wide ? `${name} btn--w` : name;
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & Look & {
  /** Keeps its label for the width, shows a spinner and ignores clicks. */
  busy?: boolean;
};

export function Button({ kind, size, wide, busy, ...rest }: Props) {
  return <button {...rest} className={buttonClass({ kind, size, wide })} aria-busy={busy || undefined} />;
}

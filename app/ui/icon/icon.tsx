import { type IconName, SPRITE } from './icon-paths';

const SPRITE_ID = 'sprite';

/** The drawings travel in the page only: the browser keeps what the server wrote and needs no copy in its code. */
const sprite = import.meta.env.SSR ? SPRITE : (document.getElementById(SPRITE_ID)?.innerHTML ?? '');

/** Once a page, before the first icon. */
export function Sprite() {
  return (
    <svg
      id={SPRITE_ID}
      className="sprite"
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: sprite }}
    />
  );
}

/** Decorative: the name stands beside it or on the control. */
export function Icon({ name, size }: { name: IconName; size?: 14 | 20 }) {
  return (
    <svg className={size ? `i i--${size}` : 'i'} viewBox="0 0 16 16" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

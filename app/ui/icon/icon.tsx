import { type IconName, SPRITE } from './icon-paths';

const SPRITE_ID = 'sprite';

/** The drawings are in the page only. The browser keeps the server's HTML, so the script needs no copy. */
const sprite = import.meta.env.SSR ? SPRITE : (document.getElementById(SPRITE_ID)?.innerHTML ?? '');

/** Once on each page, before the first icon. */
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

/** Decorative. The name stands beside it, or on the control. */
export function Icon({ name, size }: { name: IconName; size?: 14 | 20 }) {
  return (
    <svg className={size ? `i i--${size}` : 'i'} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

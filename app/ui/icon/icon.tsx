import { type IconName, SPRITE } from './icon-paths';

const SPRITE_ID = 'sprite';

/** The drawings of all icons. The browser takes them from the page that the server rendered, so its script needs no copy. */
const sprite = import.meta.env.SSR ? SPRITE : (document.getElementById(SPRITE_ID)?.innerHTML ?? '');

/** The drawings that all icons use. Render it once on each page, before the first icon. */
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

/** A decorative icon. Its meaning is in the text next to it, or in the name of its control. */
export function Icon({ name, size }: { name: IconName; size?: 14 | 20 }) {
  return (
    <svg className={size ? `i i--${size}` : 'i'} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

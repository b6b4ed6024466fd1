import type { AnchorHTMLAttributes, ComponentType } from 'react';

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** The component for links: a plain anchor, or the shop's own link component. */
export type LinkComponent = 'a' | ComponentType<AnchorProps>;

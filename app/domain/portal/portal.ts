/** The content of the portal, in the reader's language. The operator configures it. */

export interface MenuLink {
  id: string;
  name: string;
  url: string;
  newWindow: boolean;
  children: MenuLink[];
}

export interface HotWord {
  word: string;
  url: string;
}

export interface HelpItem {
  menuId: string;
  parentMenuId: string | null;
  name: string;
  content: string;
  showFlag: 'T' | 'F';
  children: HelpItem[];
}

export interface FriendlyLink {
  name: string;
  url: string;
}

export interface Banner {
  id: string;
  title: string;
  photoUrl: string;
  url: string;
}

export interface Floor {
  id: string;
  name: string;
  catalogueCode: string;
  recommendationId: string;
  links: Array<{ name: string; url: string }>;
}

export interface Notice {
  id: string;
  title: string;
  content: string;
  publishTime: string;
}

export interface Popup {
  id: string;
  title: string;
  content: string;
  photoUrl: string;
  url: string;
  /** The period, ms since 1970; `null`: no limit on that side. */
  startsAt: number | null;
  endsAt: number | null;
}

/** Whether a popup may be shown at a moment (ms since 1970). The upstream chose it when it was asked, which may be a while ago. */
export function isEffective({ startsAt, endsAt }: Pick<Popup, 'startsAt' | 'endsAt'>, now: number): boolean {
  return (startsAt ?? -Infinity) <= now && now <= (endsAt ?? Infinity);
}

export interface Article {
  /** `about`, `agent:BRAND` or `brand:BRAND`. */
  key: string;
  title: string;
  /** Plain text in the markup of articles; empty in a list that leaves texts out. */
  content: string;
  photoUrl: string;
}

/** What the header and the footer of every page show. */
export interface ShellData {
  menu: MenuLink[];
  hotWords: HotWord[];
  searchWord: string;
  helpMenu: HelpItem[];
  friendlyLinks: FriendlyLink[];
  /** The categories on level 1 of the catalogue. */
  catalogues: Array<{ code: string; name: string; count: number }>;
}

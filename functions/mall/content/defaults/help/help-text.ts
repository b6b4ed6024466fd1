/** An article of the default help: plain text in the markup of articles (app/domain/README.md, "Article text"). */
export interface HelpText {
  id: string;
  name: [cn: string, en: string];
  cn: string;
  en: string;
}

/** A group of articles, as the help menu shows it. */
export interface HelpGroup {
  id: string;
  name: [cn: string, en: string];
  articles: readonly HelpText[];
}

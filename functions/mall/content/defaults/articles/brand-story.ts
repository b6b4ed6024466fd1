/** What a brand makes, in both languages. The names are those of the default catalogue. */
export interface BrandStory {
  nameEn: string;
  nameCn: string;
  cn: string;
  en: string;
  /** What the catalogue of an agent has of it. */
  line?: readonly [cn: string, en: string];
}

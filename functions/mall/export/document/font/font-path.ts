/** Where the font of documents lies among the shop's files; the build puts it there. */
export const FONT_PATH = '/fonts/noto-sans-sc-regular.ttf';

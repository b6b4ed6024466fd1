/** The path of the documents' font among the shop's files. The build puts it there. */
export const FONT_PATH = '/fonts/noto-sans-sc-regular.ttf';

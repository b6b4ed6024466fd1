/** The path of the documents' font in the shop's static files. The build puts the font there. */
export const FONT_PATH = '/fonts/noto-sans-sc-regular.ttf';

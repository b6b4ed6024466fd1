/** The path of the screen for bills of materials, and of its forms. */
export const BOM_PATH = '/bom';

/** The types of pictures that are accepted as screenshots, with the endings of their files. */
export const SCREENSHOT_TYPES = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;
export type ScreenshotType = keyof typeof SCREENSHOT_TYPES;

/** The first bytes of each type. -1 stands for any byte. */
const BEGINNINGS: ReadonlyArray<readonly [ScreenshotType, readonly number[]]> = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  // RIFF, four bytes with the length, WEBP
  ['image/webp', [0x52, 0x49, 0x46, 0x46, -1, -1, -1, -1, 0x57, 0x45, 0x42, 0x50]],
];

/** The type of a picture by its first bytes; `null` for any other file. The name of a file and the type that a browser states say nothing. */
export function screenshotType(bytes: Uint8Array): ScreenshotType | null {
  const found = BEGINNINGS.find(([, beginning]) => bytes.length >= beginning.length && beginning.every((byte, index) => byte < 0 || bytes[index] === byte));
  return found?.[0] ?? null;
}

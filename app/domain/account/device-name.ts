/** Finds out which browser and system a user agent names. */

/** The first match counts, because many browsers also name other browsers in their user agent. */
const BROWSERS: ReadonlyArray<readonly [name: string, words: RegExp]> = [
  ['WeChat', /MicroMessenger\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /^(?=.*?\bVersion\/).*\bSafari\//],
];

const SYSTEMS: ReadonlyArray<readonly [name: string, words: RegExp]> = [
  ['iOS', /\biPhone\b/],
  ['iPadOS', /\biPad\b/],
  ['HarmonyOS', /\b(?:OpenHarmony|HarmonyOS)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** The names of browser and system; `null` for a name that is unknown. */
export function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: firstOf(BROWSERS, userAgent), system: firstOf(SYSTEMS, userAgent) };
}

function firstOf(names: ReadonlyArray<readonly [name: string, words: RegExp]>, text: string): string | null {
  return names.find(([, words]) => words.test(text))?.[0] ?? null;
}

/** Types of command-line.mjs. */
export function readCommandLine(args: string[]): { words: string[]; options: Record<string, string | boolean | string[] | undefined> };

/** Types of run-desk.mjs. */
export function runDesk(
  words: string[], options: Record<string, string | boolean | string[] | undefined>,
  surroundings?: { stateDir?: string; state?: object; print?: (text: string) => void; ask?: (question: string) => Promise<boolean> },
): Promise<boolean>;

import { MESSAGES } from '../messages';

/** The title element of a drawing. It says that the drawing is an illustration, and in which unit its dimensions are. */
export function titleOf(slug: string): string {
  const { cn, en } = MESSAGES.illustration;
  return `<title>${slug}: ${en} · ${cn}</title>`;
}

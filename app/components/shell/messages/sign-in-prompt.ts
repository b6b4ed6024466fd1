import type { Words } from '~/domain/text/message';

/** The text of the sign-in dialog, and where it leads. By default the text is about saving a product, and it leads back to the same page. */
export interface SignInPrompt {
  words?: Words;
  returnPath?: string;
}

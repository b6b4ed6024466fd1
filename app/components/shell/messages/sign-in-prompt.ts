import type { Words } from '~/domain/text/message';

/** The text of the sign-in dialog, and where it leads. By default it is about saving a product, and the page stays. */
export interface SignInPrompt {
  words?: Words;
  returnPath?: string;
}

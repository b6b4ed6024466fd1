import type { MessageTree } from '../namespaces';

/** Loads the messages of one namespace, by the path of their file. */
export const namespaceFiles = import.meta.glob<MessageTree>('../{cn,en}/*.json', { import: 'default' });

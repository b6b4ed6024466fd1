/**
 * The header that names a state of the upstream's data, in both directions (app/upstream/README.md, "Replicas"). Later states have texts that sort after those of
 * earlier ones.
 */
export const BOOKMARK = 'x-mall-bookmark';

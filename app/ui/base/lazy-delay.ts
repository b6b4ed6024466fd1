/** How long something that loads lazily must be near or pointed at before it loads, in ms. What is only passed by does not load. */
export const LAZY_DELAY = 200;

/** The message of a refused event. Nobody but the log of a storefront reads it. */
export const MESSAGES = {
  tooMany: { cn: '上报的事件过多。', en: 'Too many events were reported.' },
};

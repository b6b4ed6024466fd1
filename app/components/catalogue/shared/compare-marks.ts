/** The id of the form of the compare bar. The ticks of the rows belong to it. */
export const COMPARE_FORM = 'compare';

/** Whether two addresses of a list differ in the marks for the comparison only. */
export function isMarkOnly({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const [before = '', after = ''] = [currentUrl, nextUrl].map(({ pathname, searchParams }) => {
    const others = [...searchParams].filter(([name]) => name !== 'compare');
    return `${pathname}?${new URLSearchParams(others)}`;
  });
  return before === after && currentUrl.search !== nextUrl.search;
}

/** An XML file for crawlers. Caches may keep it for an hour. */
export function xmlAnswer(xml: string): Response {
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' } });
}

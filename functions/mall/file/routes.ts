/** The headers of a public file. A file never changes while it has the same address, so caches may keep it. */
const HEADERS = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
};

/**
 * Answers `publicDownloadByUrl` with the drawing of a package: `/package/{slug}.svg`, with `{slug}-blue` for green backgrounds, or with
 * `{slug}-outline` for a drawing with dimensions.
 * @returns `undefined` for any other address, because the mall does not fetch files from other servers
 */
export async function answerFile(url: string): Promise<Response | undefined> {
  const slug = /^\/package\/([a-z0-9-]{1,60})\.svg$/.exec(url)?.[1];
  const svg = slug === undefined ? undefined : await draw(slug);
  return svg ? new Response(svg, { headers: HEADERS }) : undefined;
}

/** Draws a package. The code for drawings is loaded with the first drawing. */
async function draw(slug: string): Promise<string | null> {
  const { packageDrawing, slideArt } = await import('./drawing/package-drawing');
  const plain = packageDrawing(slug);
  if (plain) return plain;
  if (slug.endsWith('-blue')) return slideArt(slug.slice(0, -'-blue'.length));
  if (!slug.endsWith('-outline')) return null;
  const { packageOutline } = await import('./drawing/package-outline');
  return packageOutline(slug.slice(0, -'-outline'.length));
}

import { packages, type Package } from './package-sizes';

/** Nominal dimensions of a package in millimetres. */
export interface PackageDimensions {
  /** Along the row of leads, or between the terminals of a two-terminal part. */
  bodyLength: number;
  /** Across; the thickness of a part that stands on its leads. */
  bodyWidth: number;
  /** Thickness of the body; of a standing part, its height without the leads. Absent where it differs from part to part. */
  height?: number;
  /** Greatest height above the board. */
  heightMax?: number;
  pitch?: number;
  /** Number of leads or pads, a heat tab with a number of its own included. */
  leads?: number;
  /** From tip to tip of opposite leads. */
  overLeads?: number;
  /** Between the two rows of through-hole leads. */
  rowSpacing?: number;
}

function leadsOf(outline: Package): Partial<PackageDimensions> {
  switch (outline.kind) {
    case 'chip':
      return {};
    case 'two-lead':
      return { overLeads: outline.over, leads: 2 };
    case 'power-tab':
      return { pitch: outline.pitch, overLeads: outline.over };
    case 'dip':
      return { pitch: outline.pitch, leads: outline.leads, rowSpacing: outline.over };
    case 'upright':
    case 'qfn':
      return { pitch: outline.pitch, leads: outline.leads };
    case 'gull':
    case 'lqfp':
      return { pitch: outline.pitch, leads: outline.leads, overLeads: outline.over };
  }
}

/**
 * Nominal dimensions of a package in millimetres, from its EIA size, JEDEC or EIAJ outline.
 *
 * @returns null for an unknown package and for a name that covers several outlines
 */
export function packageDimensions(slug: string): PackageDimensions | null {
  const outline = Object.hasOwn(packages, slug) ? packages[slug] : undefined;
  if (!outline || outline.varies) return null;
  return {
    bodyLength: outline.length,
    bodyWidth: outline.width,
    ...(outline.heightVaries ? {} : { height: outline.height }),
    ...(outline.heightMax === undefined ? {} : { heightMax: outline.heightMax }),
    ...leadsOf(outline),
  };
}

import type { MetaDescriptor } from '@remix-run/react';

/** The head elements of a page, which its loader makes. */
export function metaOf({ data }: { data: { meta: MetaDescriptor[] } | undefined }): MetaDescriptor[] {
  return data?.meta ?? [];
}

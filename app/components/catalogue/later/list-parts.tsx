/** The parts of a list that load when the visitor begins to use it (`later`). */

export { CompareBar } from '../compare/compare-bar';
export { compareSearch } from './compare-search';
export { FacetPanel } from '../filters/facet-panel';
export { ListPages } from '../list/list-pages';
export { ListTop } from '../list/list-top';
export { QuantityBar } from '../list/quantity-bar';
export { RowTiers } from './row-tiers';
export { dismissLayers } from './dismiss-layers';
export { searchOf, selectorOf } from './form-search';

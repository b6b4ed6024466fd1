/** The parts of a product's page whose code loads when the visitor begins to act. */
export { AlternativesPanel } from './alternatives-panel';
export { OfferList } from './offer-list';

/** The parts of the shop that the operator's commands use, as one module. */
export { createMall } from '../../../functions/mall/app';
export { screenshotType, SCREENSHOT_TYPES } from '../../../app/domain/feedback/screenshot-type';
export { momentText } from '../../../app/domain/time/moment';
export { productionState } from './remote-state';
export { fields, safeJson, safeLines, safeText, table } from './print';

import * as abroad from './records/portal/abroad';
import * as address from './records/address';
import * as article from './records/portal/article';
import * as match from './records/bom-match';
import type { Call } from './base/call';
import * as cart from './records/cart';
import * as challenge from './records/challenge';
import * as content from './records/content';
import * as desk from './records/desk/desk';
import * as feedback from './records/portal/feedback';
import * as goods from './records/goods';
import * as lottery from './records/portal/lottery';
import * as operator from './records/operator';
import * as order from './records/order';
import * as outbox from './records/desk/outbox';
import * as payment from './records/payment';
import * as region from './records/region';
import * as savedGoods from './records/saved-goods';
import * as search from './records/search';
import * as bom from './records/stored-bom';
import * as tracking from './records/portal/tracking';
import * as user from './records/user';

/** The version of the contract. It is a part of every snapshot key. */
export const CONTRACT_VERSION = '1';

/** Every call that answers with the envelope (app/upstream/README.md, "Calls"). */
export const CALLS: readonly Call[] = [
  user.logout, user.getLoginInfo, user.loginWithPassword, user.loginWithValidCode,
  content.listHelp, content.listHotWords, content.listMenu, content.getSearchWord,
  region.listProvinces, region.listRegionChildren,
  tracking.addActionLog,
  content.getDiscountRule,
  goods.getGoods, goods.getFigures, search.searchGoods, goods.searchPartners, goods.listRecommended, goods.getRecommended, goods.listGoodsIds,
  feedback.saveFeedback, content.getDictionaries,
  content.listBanners, content.listFloors, content.listNotices, content.listFriendlyLinks, content.getPopup,
  article.getArticle, article.listArticles, abroad.listFreight, abroad.listRates,
  user.getCaptcha, challenge.getChallenge,
  user.sendValidCode, user.register, user.updateProfile, user.changePassword, user.listSignIns, user.signOutEverywhere, user.removeDevice, user.unlockAccount,
  address.listAddresses, address.saveAddress, address.removeAddress, address.setDefaultAddress,
  savedGoods.listSavedGoods, savedGoods.addSavedGoods, savedGoods.removeSavedGoods,
  cart.readCart, cart.addToCart, cart.setCartNum, cart.setPartRef, cart.removeFromCart, cart.selectInCart, cart.clearCart, cart.quickOrder, cart.addBatch,
  order.createOrder, order.listOrders, order.getOrder, order.cancelOrder, order.confirmReceipt, order.buyAgain,
  order.applyRefund, order.cancelRefund, order.shipReturn, order.listRefunds, order.applyInvoice, order.listInvoices, order.getInvoiceDetails, order.saveInvoiceDetails,
  order.getAccountPeriod,
  payment.startPayment, payment.getPayment, payment.testPayment, payment.paymentCallback, payment.stripeCallback,
  match.matchBom, bom.saveBom, bom.getBom, bom.listBoms, bom.listBomVersions, bom.copyBom, bom.removeBom, bom.shareBom, bom.revokeShare,
  match.rememberChoice, match.listChoices,
  lottery.getLottery, lottery.drawPrize, lottery.listDraws,
  operator.shipOrder, operator.auditRefund, operator.receiveReturn, operator.recordPayment, operator.listPayouts, operator.payoutSent,
  operator.listDifferences, operator.settleDifference, outbox.listOutbox, outbox.retryMail, operator.who,
  desk.listAllOrders, desk.getAnyOrder, desk.listAllRefunds, desk.signOutAccount, desk.setStock, desk.listOperatorEvents,
  feedback.listFeedback, feedback.searchFeedback, feedback.answerFeedback,
];

/** Public files: `GET /api/{product}/store/publicDownloadByUrl?url=…`. This call answers with bytes and is not declared as a {@link Call}. */
export const PUBLIC_FILE_PATH = 'store/publicDownloadByUrl';

import type { Faults } from '../fixtures/faults/faults';
import { BOM_CALL_MUTATIONS, BOM_MUTATIONS } from './bom-mutations';
import { CART_CHANGE_MUTATIONS, CART_MUTATIONS } from './cart-mutations';
import { FEEDBACK_MUTATIONS } from './feedback-mutations';
import { LOTTERY_CALL_MUTATIONS, LOTTERY_MUTATIONS } from './lottery-mutations';
import { OPERATOR_CALL_MUTATIONS, OPERATOR_MUTATIONS, ORDER_CALL_MUTATIONS, ORDER_MUTATIONS } from './order-mutations';
import { edit, idle, put, raise, rows, together, type Mutation, type Round } from './mutation-tools';

const SEARCH = 'goods/search';
const DETAIL = 'goods/{id}';
const IDS = 'goods/qryGoodsIds';
const FIGURES = 'goods/qryFigures';
const PARTNERS = 'goods/thdSearch';
const FILE = 'store/publicDownloadByUrl';

const SORTS = ['sort stock', 'sort -stock', 'sort price', 'sort -price', 'sort mpn'];

/** The checks of other calls use the rows and categories of the search. */
const SEARCH_MUTATIONS: Mutation[] = [
  edit(SEARCH, 'a missing row', rows((all) => all.slice(1)), 'page', 'keyword'),
  edit(SEARCH, 'a row twice', rows((all) => [...all.slice(0, 1), ...all].slice(0, all.length)), 'unique page.rows.id', 'unique page.rows.id over all pages'),
  edit(SEARCH, 'rows in reverse order', rows((all) => all.toReversed()), ...SORTS),
  edit(SEARCH, 'stock as text', put(/"stock":(\d+)/g, '"stock":"$1"'), 'data page.rows[].stock'),
  edit(SEARCH, 'a price as number', put(/"price":"([\d.]+)"/g, '"price":$1'), 'data page.rows[].rangePrice[].price'),
  edit(SEARCH, 'null for an absent field', put(/"moq":\d+/g, '"moq":null'), 'data page.rows[].moq'),
  edit(SEARCH, 'goods of other brands', put(/"brandName(Cn|En)":"[^"]*"/g, '"brandName$1":"Other"'), 'brand'),
  edit(SEARCH, 'goods without a brand', put(/"brandName(Cn|En)":"[^"]*",/g, ''), 'text page.rows[].brandName', 'brand'),
  edit(SEARCH, 'pictures that are not JSON', put(/"images":"(?:[^"\\]|\\.)*"/g, '"images":"/a.png"'), 'page.rows[].images'),
  edit(SEARCH, 'an unknown parent', put(/"code":"1_01",/, '"code":"1_99",'), 'catalogs.parentCode'),
];

/** Faults of the figures and facets beside the rows, which no other check reads. */
const FIGURE_MUTATIONS: Mutation[] = [
  edit(SEARCH, 'one page too many', raise(/("totalPage":)(\d+)/), 'page'),
  edit(SEARCH, 'a total above the rows of all pages', raise(/("total":)(\d+)/), 'page'),
  edit(SEARCH, 'a total above the limit', put(/"total":\d+,"totalPage":\d+/, '"total":5000,"totalPage":250'), 'page'),
  edit(SEARCH, 'another page than requested', raise(/("pageNo":)(\d+)/), 'page'),
  edit(SEARCH, 'another page size than requested', raise(/("pageSize":)(\d+)/), 'page'),
  edit(SEARCH, 'counts of brands that are too high', raise(/(\{"nameCn":"[^"]*","nameEn":"[^"]*","count":)(\d+)/g), 'page'),
  edit(SEARCH, 'attribute keys in capitals', put(/"key":"(\w)/g, '"key":"X$1'), 'page.rows[].attributes.key', 'attributes'),
  edit(SEARCH, 'counts of values that are too high', raise(/("number":[^,]+,"count":)(\d+)/g), 'attributes'),
  edit(SEARCH, 'numbers of a facet in another order', put(/"number":([\d.]+),"count"/g, '"number":-$1,"count"'), 'facets'),
  edit(SEARCH, 'a code of another form', put(/^(.*"code":")3_\d+"/s, '$1Resistors"'), 'catalogs.code form'),
  edit(SEARCH, 'a level twice', put(/("code":"(3_\d+)","parentCode":"(2_\d+)"[^}]*\},\{)"code":"3_\d+","parentCode":"\3"(?!.*"code":"3_)/s, '$1"code":"$2","parentCode":"$3"'), 'unique catalogs.code'),
];

const GOODS_MUTATIONS: Mutation[] = [
  edit(DETAIL, 'no part number', put(/"mpn":"[^"]*",/, ''), 'data mpn'),
  edit(DETAIL, 'another part number than listed', put(/"mpn":"/, '"mpn":"X'), 'mpn'),
  edit(DETAIL, 'another part than requested', put(/"id":"/, '"id":"X'), 'id'),
  edit(DETAIL, 'a code that is a number', put(/"code":"0"/, '"code":0'), 'envelope code'),
  edit(DETAIL, 'success for unknown ids', put(/"code":"ERR[^"]*"/, '"code":"0"'), 'refuse unknown id'),
  edit(DETAIL, 'refusals without a message', put(/"message":"[^"]*"/, '"message":""'), 'message'),
  edit(FIGURES, 'another stock than listed', raise(/("stock":)(\d+)/), 'stock'),
  edit(FIGURES, 'one row only', rows((all) => all.slice(0, 1)), 'stock', 'rows'),
  edit(FIGURES, 'deliveries as text', put(/"onWayNum":(\d+)/, '"onWayNum":"$1"'), 'data rows[].onWayNum'),
  edit(PARTNERS, 'first-party goods', put(/"goodsType":"GT2"/g, '"goodsType":"GT0"'), 'goodsType'),
  edit(PARTNERS, 'delivery days without the product', put(/"faradDeliveryCycle"/g, '"deliveryCycle"'), 'deliveryCycle'),
  edit(PARTNERS, 'delivery days as text', put(/("faradDeliveryCycle":)(\d+)/g, '$1"$2"'), 'data rows[].deliveryCycle'),
  edit(PARTNERS, 'offers of another supplier', put(/"supplierCode":"[^"]*"/, '"supplierCode":"Z1"'), 'supplierCode'),
  edit('recommendGoodsConfig/qryRecommendGoodsDetail', 'another one than requested', put(/"recommendGoodsId":"/, '"recommendGoodsId":"x-'), 'recommendGoodsId'),
  edit(IDS, 'the same page again', put(/"id":"[^"]*"/g, '"id":"F1"'), 'unique rows[].id'),
  edit(IDS, 'a total that is too low', put(/"total":\d+/, '"total":0'), 'rows', 'total'),
  { title: `${DETAIL}: unknown to the server`, applyTo: (faults) => faults.status(DETAIL, 404), faults: [`${DETAIL}: lacks`] },
  { title: `${DETAIL}: fails`, applyTo: (faults) => faults.status(DETAIL, 500), faults: [`${DETAIL}: status`, `${DETAIL}: refuse unknown id`] },
  { title: `${DETAIL}: refuses all`, applyTo: (faults) => faults.refuse(DETAIL, 'ERR-X-1', 'no'), faults: [`${DETAIL}: refused`] },
  { title: `${DETAIL}: no JSON`, applyTo: (faults) => faults.brokenEnvelope(DETAIL), faults: [`${DETAIL}: envelope`] },
  { title: `${DETAIL}: breaks off`, applyTo: (faults) => faults.cutBody(DETAIL), faults: [`${DETAIL}: no answer`] },
];

const LIST_MUTATION: Mutation = {
  title: 'recommendGoodsConfig/qryRecommendGoodsList: unknown ids',
  applyTo: (faults) => faults.change('recommendGoodsConfig/qryRecommendGoodsList', put(/"recommendGoodsId":"/g, '"recommendGoodsId":"x-')),
  faults: ['recommendGoodsConfig/qryRecommendGoodsDetail: refused', 'floorConfig/qryFloorConfigList: recommendGoodsId'],
};

const CONTENT_MUTATIONS: Mutation[] = [
  edit('helpCenter/qryHelpCenterConfigByPage', 'children of another parent', put(/"parentMenuId":"[^"]+"/g, '"parentMenuId":"zz"'), 'parentMenuId'),
  edit('helpCenter/qryHelpCenterConfigByPage', 'a flag that is true', put(/"showFlag":"T"/g, '"showFlag":true'), 'data rows[].showFlag', 'data rows[].children[].showFlag'),
  edit('menuConfig/qryMenuConfigByPage', 'a link that runs a script', put(/"linkUrl":"[^"]*"/, '"linkUrl":"javascript:alert(1)"'), 'link rows[].linkUrl'),
  edit('wordConfig/qryWordConfigByPage', 'a list without rows', put(/"rows":/, '"list":'), 'data rows'),
  edit('wordConfig/getSearchWord', 'a record for text', put(/"data":"[^"]*"/, '"data":{}'), 'data '),
  edit('programCenter/qryAllDic', 'a missing type', put(/"orderStatus":/, '"status":'), 'type orderStatus'),
  edit('programCenter/qryAllDic', 'a letter O for a digit', put(/"code":"IOA"/, '"code":"I0A"'), 'codes invoiceStatus'),
  edit('disCount/getDoubleTwelveDisCountInfo', 'a discount above 1', put(/"discount":"[^"]*"/, '"discount":"85"'), 'data itemList[].discount'),
  edit('bannerConfig/qryAdsConfigForPortal', 'a title that is a number', put(/"titleEn":"[^"]*"/, '"titleEn":7'), 'data rows[].titleEn'),
  edit('floorConfig/qryFloorConfigList', 'a recommendation that is not listed', put(/"recommendGoodsId":"[^"]+"/, '"recommendGoodsId":"zz"'), 'recommendGoodsId'),
  edit('floorConfig/qryFloorConfigList', 'an unknown category', put(/"catalogCode":"[^"]+"/, '"catalogCode":"1_99"'), 'catalogCode'),
  edit('noticeConfig/qryNoticeConfigList', 'notices with the same id', put(/"noticeId":"[^"]*"/g, '"noticeId":"n"'), 'unique noticeId'),
];

const FREIGHT = 'freightConfig/qryFreightList';
const RATES = 'currencyConfig/qryRateList';

const ABROAD_MUTATIONS: Mutation[] = [
  edit(FREIGHT, 'a zone twice', rows((all) => [...all, ...all.slice(0, 1)]), 'unique zoneId', 'unique countries'),
  edit(FREIGHT, 'a weight below the one before', put(/"upTo":1000,/, '"upTo":499,'), 'classes'),
  edit(FREIGHT, 'a price in fractions of a cent', put(/"price":"[^"]*"/, '"price":"1.005"'), 'data rows[].classes[].price'),
  edit(RATES, 'a currency twice', rows((all) => [...all, ...all.slice(0, 1)]), 'unique currency'),
  edit(RATES, 'a rate of nothing', put(/"rate":"[^"]*"/, '"rate":"0"'), 'data rows[].rate'),
];

const ARTICLE = 'articleConfig/qryArticle';
const ARTICLES = 'articleConfig/qryArticleList';

const ARTICLE_LIST_MUTATIONS: Mutation[] = [
  edit(ARTICLES, 'a title that is a number', put(/"titleEn":"[^"]*"/, '"titleEn":7'), 'data rows[].titleEn'),
  edit(ARTICLES, 'the same article twice', rows((all) => [...all, ...all.slice(0, 1)]), 'unique articleKey'),
  edit(ARTICLES, 'articles without titles', put(/"title(Cn|En)":"[^"]*"/g, '"title$1":""'), 'text rows[].title'),
];

const ARTICLE_MUTATIONS: Mutation[] = [
  edit(ARTICLE, 'another article than requested', put(/"articleKey":"/, '"articleKey":"x-'), 'articleKey'),
  edit(ARTICLE, 'an article without text', put(/"content(Cn|En)":"[^"]*"/g, '"content$1":""'), 'text data.content'),
  edit(ARTICLE, 'an article for unknown keys', put(/"data":null/, '"data":{"articleKey":"about"}'), 'unknown key'),
];

const REGION_MUTATIONS: Mutation[] = [
  edit('region/qryChinaProvinceList', 'a missing province', put(/"regionCode":"1-44"/, '"regionCode":"1-45"'), 'provinces', 'unique regionCode'),
  edit('region/qryChildrenRegionByCode', 'cities of another province', put(/"regionCode":"1-44-/g, '"regionCode":"1-43-'), 'regionCode'),
  edit('userActionLog/addActionLog', 'refused', put(/"code":"0"/, '"code":"ERR-X-1"'), 'refused'),
];

function foundByWriting(mutation: Mutation): Mutation {
  return { ...mutation, write: true };
}

function ofUser(mutation: Mutation): Mutation {
  return { ...mutation, group: 'user' };
}

/** Other calls depend on each of these, or they on others. */
const SIGN_IN_MUTATIONS = [
  edit('user/getLoginInfo', 'a user without a sign-in', put(/"data":(null|\{\})/, '"data":{"userCode":"U1"}'), 'anonymous'),
  edit('user/getLoginInfo', 'another user', put(/"userCode":"[^"]*"/, '"userCode":"U2"'), 'signed in'),
  edit('user/loginWithPassword', 'a user without code', put(/"userCode":"[^"]*",/, ''), 'userCode'),
  { title: 'user/loginWithPassword: no token', applyTo: (faults: Faults) => faults.dropHeader('user/loginWithPassword', 'access-token'), faults: ['user/loginWithPassword: access-token'] },
  foundByWriting(idle('user/removeDevice', 'null', 'anonymous', 'refuse unknown device', 'refuse device that was forgotten', 'token afterwards')),
].map(ofUser);

/** Independent of each other. */
const USER_MUTATIONS = [
  edit('user/getImgValidCode', 'the same captcha again', put(/"imgCodeId":"[^"]*"/, '"imgCodeId":"one"'), 'imgCodeId'),
  edit('user/getImgValidCode', 'a captcha from elsewhere', put(/data:image\/[^"]*/, 'https://captcha.example/1.png'), 'data image'),
  edit('user/getChallenge', 'the same challenge again', put(/"challengeId":"[^"]*"/, '"challengeId":"one"'), 'challengeId'),
  edit('user/getChallenge', 'a challenge without its parameters', put(/"work":\{/, '"other":{'), 'provider'),
  edit('user/getChallenge', 'a challenge for everything', put(/"code":"ERR[^"]*"/, '"code":"0"'), 'refuse payload without action'),
  edit('user/loginWithPassword', 'any password is accepted', put(/"code":"ERR[^"]*"/, '"code":"0"'), 'refuse wrong password', 'refuse payload without account'),
  edit('user/register', 'any code is accepted', put(/"code":"ERR[^"]*"/, '"code":"0"'), 'refuse wrong code', 'refuse payload without account'),
  edit('user/changePassword', 'any old password is accepted', put(/"code":"ERR-COM[^"]*"/, '"code":"0"'), 'refuse wrong old password', 'refuse no old password'),
  edit('user/updateProfile', 'refused with another code', put(/"code":"ERR-TMS[^"]*"/, '"code":"ERR-COM-0401"'), 'anonymous'),
  edit('user/signOutEverywhere', 'success without a sign-in', put(/"code":"ERR-TMS[^"]*"/, '"code":"0"'), 'anonymous'),
  edit('user/removeDevice', 'success without a sign-in', put(/"code":"ERR-TMS[^"]*"/, '"code":"0"'), 'anonymous'),
  idle('operator/unlockAccount', '{"rows":[]}', 'refuse caller without the operator key'),
  edit('address/qryAddressList', 'refused with another code', put(/"code":"ERR-TMS[^"]*"/, '"code":"ERR-COM-0401"'), 'anonymous'),
  edit('address/removeAddress', 'success without a sign-in', put(/"code":"ERR-TMS[^"]*"/, '"code":"0"'), 'anonymous'),
  edit('savedGoods/addSavedGoods', 'success without a sign-in', put(/"code":"ERR-TMS[^"]*"/, '"code":"0"'), 'anonymous'),
  edit('user/qrySignInList', 'no current device', put(/"current":"T"/g, '"current":"F"'), 'current'),
  edit('user/qrySignInList', 'a time without zone', put(/("createTime":"[^"Z]*)Z"/g, '$1"'), 'data rows[].createTime'),
  edit('user/qrySignInList', 'no password needed after signing in with one', put(/"createTime":/g, '"passwordNeededFrom":"2026-11-22T10:00:00Z","createTime":'), 'passwordNeededFrom'),
  { title: 'user/logout: nothing happens', applyTo: (faults: Faults) => faults.status('user/logout', 200, '{"code":"0","data":null}'), faults: ['user/logout: token after logout'] },
].map(ofUser);

const FILE_MUTATIONS: Mutation[] = [
  { title: `${FILE}: no cache life`, applyTo: (faults) => faults.dropHeader(FILE, 'cache-control'), faults: [`${FILE}: cache-control`] },
  { title: `${FILE}: no type`, applyTo: (faults) => faults.dropHeader(FILE, 'content-type'), faults: [`${FILE}: content-type`] },
  { title: `${FILE}: a page for a picture`, applyTo: (faults) => faults.change(FILE, () => 'not found'), faults: [`${FILE}: bytes`] },
  { title: `${FILE}: fails`, applyTo: (faults) => faults.status(FILE, 500), faults: [`${FILE}: status`] },
];

/** A call that others depend on has a round for each mutation. */
const ALONE: readonly Mutation[] = [
  ...SEARCH_MUTATIONS, LIST_MUTATION, ...ARTICLE_LIST_MUTATIONS, ...SIGN_IN_MUTATIONS, ...CART_MUTATIONS, ...ORDER_MUTATIONS, ...OPERATOR_MUTATIONS, ...BOM_MUTATIONS,
  ...LOTTERY_MUTATIONS,
];

/** Mutations of independent calls, which share rounds. */
const TOGETHER: ReadonlyArray<[what: string, mutations: readonly Mutation[]]> = [
  ['a user', USER_MUTATIONS],
  ['a cart', CART_CHANGE_MUTATIONS],
  ['bills of materials', BOM_CALL_MUTATIONS],
  ['lotteries', LOTTERY_CALL_MUTATIONS],
  ['orders', ORDER_CALL_MUTATIONS],
  ['operators', OPERATOR_CALL_MUTATIONS],
  ['feedback', FEEDBACK_MUTATIONS],
  ['what everybody may read', [...FIGURE_MUTATIONS, ...GOODS_MUTATIONS, ...CONTENT_MUTATIONS, ...ABROAD_MUTATIONS, ...ARTICLE_MUTATIONS, ...REGION_MUTATIONS, ...FILE_MUTATIONS]],
];

const alone = (mutation: Mutation): Round => ({ title: mutation.title, mutations: [mutation] });

/** Of the mutations that are alone, `npm test` has every third one. */
const SAMPLED = 3;

/** The rounds of mutations. @param whole - all of them, and each has a round of its own */
export function roundsOf(whole: boolean): Round[] {
  const lone = ALONE.filter((_, index) => whole || index % SAMPLED === 0);
  return [...lone.map(alone), ...TOGETHER.flatMap(([what, mutations]) => (whole ? mutations.map(alone) : together(what, mutations)))];
}

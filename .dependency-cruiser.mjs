/** Which folders may import which others (README, "The house"). `npm run lint` checks it. */

const OURS = '^(app|functions|scripts|tests)/';
const OF_COUNTRIES = 'localized-address-format|libphonenumber-js|postcode-validator';
const VIEW = '^node_modules/(react|react-dom|react-i18next|@remix-run)/';

/** The folders of `app`, each with the folders of the project that it may import. A folder that is not named may import all of them. */
const ROOMS = {
  domain: ['domain'],
  ui: ['ui'],
  upstream: ['upstream', 'domain'],
  session: ['session', 'upstream', 'domain'],
  actions: ['actions', 'session', 'upstream', 'domain'],
  i18n: ['i18n', 'domain'],
  components: ['components', 'ui', 'i18n', 'upstream', 'domain'],
};

const rooms = Object.entries(ROOMS).map(([room, allowed]) => ({
  name: `app/${room}`,
  comment: `app/${room} imports of ours: ${allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^app/${room}/` },
  to: { path: OURS, pathNot: `^app/(${allowed.join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...rooms,
    {
      name: 'domain is pure',
      comment: 'The rules of the trade need nothing but decimal.js',
      severity: 'error',
      from: { path: '^app/domain/', pathNot: '^app/domain/(?:bom/file/workbook|address)/' },
      to: { path: '^node_modules/', pathNot: '^node_modules/decimal\\.js/' },
    },
    {
      name: 'addresses need three libraries',
      comment: 'They have the forms of addresses, postal codes and telephone numbers of all countries',
      severity: 'error',
      from: { path: '^app/domain/address/' },
      to: { path: '^node_modules/', pathNot: `^node_modules/(?:${OF_COUNTRIES})/` },
    },
    {
      name: 'browsers do without the data of all countries',
      comment: 'Pages get the fields of countries as a few letters',
      severity: 'error',
      from: { path: '^app/(components|ui|i18n)/' },
      to: { path: `^node_modules/(?:${OF_COUNTRIES})/`, reachable: true },
    },
    {
      name: 'workbooks need two libraries',
      comment: 'They are unpacked by fflate; hucre reads XLS files and number formats',
      severity: 'error',
      from: { path: '^app/domain/bom/file/workbook/' },
      to: { path: '^node_modules/', pathNot: '^node_modules/(fflate|hucre)/' },
    },
    {
      name: 'browsers do without decimal.js',
      comment: 'What pages show of money needs no library: the server computes what is charged',
      severity: 'error',
      from: { path: '^app/(components|ui|i18n)/' },
      to: { path: '^node_modules/decimal\\.js/', reachable: true },
    },
    {
      name: 'views stay at the rim',
      comment: 'What is not drawn imports neither React nor Remix',
      severity: 'error',
      from: { path: '^app/upstream/' },
      to: { path: VIEW },
    },
    {
      name: 'actions and sessions are not drawn',
      comment: 'Of Remix, they need its answers only',
      severity: 'error',
      from: { path: '^app/(actions|session)/' },
      to: { path: VIEW, pathNot: '^node_modules/@remix-run/cloudflare/' },
    },
    {
      name: 'widgets know no words',
      comment: 'Widgets get their texts and links from who uses them',
      severity: 'error',
      from: { path: '^app/ui/' },
      to: { path: '^node_modules/', pathNot: '^node_modules/(react|@types/react)/' },
    },
    {
      name: 'components do not call',
      comment: 'Loaders call the upstream; components get what they answered',
      severity: 'error',
      from: { path: '^app/components/' },
      to: { path: '^app/upstream/(client/|shop\\.ts$|contract/)' },
    },
    {
      name: 'the mall is a backend of its own',
      comment: 'The mall shares the rules and the contract with the shop, and nothing else; its Worker is an entry like the shop\'s',
      severity: 'error',
      from: { path: '^functions/mall/', pathNot: '^functions/mall/entrypoints\\.ts$' },
      to: { path: '^(app|functions)/', pathNot: '^(functions/mall/|app/domain/|app/upstream/contract/)' },
    },
    {
      name: 'the Worker reads no CSV',
      comment: 'The files of the catalogue are read by scripts; the Worker reads the tables that they filled',
      severity: 'error',
      from: { path: '^functions/(storefront|mall/worker)\\.ts$' },
      to: { path: '^node_modules/csv-parse/', reachable: true },
    },
    {
      name: 'the mall draws nothing',
      severity: 'error',
      from: { path: '^functions/mall/' },
      to: { path: VIEW },
    },
    {
      name: 'Hono stays in the mall',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: ['^functions/', '^node_modules/hono/'] },
    },
    { name: 'no circles', severity: 'error', from: { path: '^(app|functions)/' }, to: { circular: true } },
    {
      name: 'no circles of folders',
      scope: 'folder',
      severity: 'error',
      from: { path: '^(app/(actions|domain|i18n|session|ui|upstream)|functions)(/|$)' },
      to: { circular: true },
    },
    { name: 'everything is found', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '/build/server/index\\.js$|^cloudflare:workers$' } },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.sql'] },
  },
};

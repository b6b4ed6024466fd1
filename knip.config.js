/**
 * Finds unused files, and exports that only tests use. `npm run lint` runs it.
 * @type {import('knip').KnipConfig}
 */
export default {
  entry: [
    'app/root.tsx!', 'app/entry.client.tsx!', 'app/entry.server.tsx!', 'app/routes.ts!', 'app/routes/**/*.{ts,tsx}!',
    // They replace react-i18next in the browser and on the server (vite.config.ts).
    'app/i18n/{reader.tsx,server-translation.ts}!',
    'functions/storefront.ts!', 'functions/mall/worker.ts!', 'functions/dev-context.ts!', 'vite.config.ts!', 'remix.config.js!',
    'scripts/*.mjs!',
    // Scripts load these files by their paths.
    'app/upstream/contract/openapi.ts!', 'functions/mall/content/seed-content.ts!', 'functions/mall/export/**/font-path.ts!',
    'functions/mall/file/drawing/package-drawing.ts!', 'functions/mall/reference/{seed-reference,reference-tables}.ts!', 'functions/mall/user/demo-account.ts!', 'functions/mall/tracking/report.ts!',
    'functions/mall/catalogue/loading/{checksum,load,stage,store}.ts!',
    'functions/mall/catalogue/importing/{catalogue-lines,field-map,import-catalogue}.ts!', 'functions/mall/catalogue/importing/files/open-file.ts!',
    'functions/mall/catalogue/generator/{catalogue-of-size,default-catalogue}.ts!',
    'scripts/lib/sql-text.ts!', 'scripts/lib/state-worker.mjs!', 'scripts/lib/catalogue/remote-store.ts!', 'scripts/lib/content/{content-command,content-store}.ts!',
    'scripts/lib/test-reports.ts!', 'scripts/lib/unhandled-errors.mjs!', 'scripts/lib/deploy/{check-contract,deploy,deploy-tools,rollback}.ts!',
    'scripts/lib/desk/desk-tools.ts!', 'scripts/lib/report/health.ts!', 'scripts/lib/production/explain-failure.ts!',
  ],
  project: ['app/**/*.{ts,tsx}!', 'functions/**/*.ts!', 'scripts/**/*.mjs!'],
  include: ['exports', 'files'],
  ignoreExportsUsedInFile: true,
  ignoreIssues: {
    // Rules for planned features: packages and packing suffixes for parametric search and BOM matching,
    // and the cheapest quantity that covers a need, for BOM matching.
    'app/domain/values/packages.ts': ['exports'],
    'app/domain/values/part-number.ts': ['exports'],
    'app/domain/product/quantity.ts': ['exports'],
  },
};

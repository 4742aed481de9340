/** The imports that each folder may have (docs/architecture.md, "Layers"). Type imports count. */
const layers = {
  schemas: [],
  styles: ['lib'],
  config: [],
  lib: ['schemas', 'config'],
  gateway: ['schemas', 'config', 'lib'],
  server: ['schemas', 'config', 'lib'],
  // Its part on the server calls the API through the gateway.
  api: ['gateway', 'schemas', 'config', 'lib'],
  stores: ['schemas', 'lib'],
  hooks: ['api', 'stores', 'schemas', 'lib'],
  components: ['hooks', 'stores', 'schemas', 'styles', 'config', 'lib'],
  layouts: ['components', 'hooks', 'stores', 'schemas', 'styles', 'config', 'lib'],
};
const bottom = ['schemas', 'styles', 'config', 'lib'];
const allLayers = [...Object.keys(layers), 'pages'];

const mayImport = (from, allowed) => ({
  name: `${from}-imports`,
  comment: `${from} → ${allowed.join(', ') || 'nothing of ours'} (docs/architecture.md, "Layers")`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: {
    path: `^(${allLayers.filter((layer) => layer !== from && !allowed.includes(layer)).join('|')})/`,
  },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(layers)
      .filter(([from]) => !bottom.includes(from) && from !== 'server')
      .map(([from, allowed]) => mayImport(from, allowed)),
    {
      ...mayImport('server', layers.server),
      // Its log writes to the stream of the site, replies of other services have the limits of those of the API, and the types
      // say what the gateway asks of it.
      to: {
        path: mayImport('server', layers.server).to.path,
        pathNot: '^gateway/(log|reference-api|reply-limits)\\.ts$',
      },
    },
    {
      name: 'browser-not-gateway',
      comment:
        'The gateway runs on the server only; of pages only the document and the routes of pages/api and pages/dev use it.',
      severity: 'error',
      from: { path: '^(stores|hooks|components|layouts|pages)/', pathNot: '^pages/(api/|dev/|_document)' },
      to: { path: '^gateway/' },
    },
    // Imports between the bottom layers: lib may import schemas and config, and styles may import lib.
    mayImport('schemas', []),
    mayImport('styles', ['lib']),
    mayImport('config', []),
    mayImport('lib', ['schemas', 'config']),
    {
      name: 'lib-is-pure',
      comment:
        'lib reads neither files nor settings: their values are passed in. Constants and types of config are no settings.',
      severity: 'error',
      from: { path: '^lib/' },
      to: {
        path: ['^config/(env|site|session-cookie)\\.ts$', '^(node:)?fs(/promises)?$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'check-origin-imports',
      comment: 'The check of an existing API is about the client of the API, so it must not load server/.',
      severity: 'error',
      from: { path: '^scripts/check-origin' },
      to: { path: '^(server|stores|hooks|components|layouts|pages|styles)/' },
    },
    {
      name: 'pages-not-server',
      comment: 'The site must also work without server/, so pages use api/ to call the API.',
      severity: 'error',
      from: { path: '^pages/', pathNot: '^pages/api/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-bootstrap',
      comment: 'instrumentation and pages/api may import only server/bootstrap.ts of the server.',
      severity: 'error',
      from: { path: '^(instrumentation|pages/api/)' },
      to: { path: '^server/', pathNot: '^server/bootstrap\\.ts$' },
    },
    {
      name: 'domains-by-service',
      comment:
        "A domain uses another domain's service, never its tables or routes; only foreign keys refer to other tables. " +
        'app.ts mounts the routes.',
      severity: 'error',
      from: { path: '^server/([^/]+)/', pathNot: ['/tables\\.ts$', '^server/demo/'] },
      to: {
        path: ['^server/[^/]+/[a-z-]*routes\\.ts$', '^server/[^/]+/tables\\.ts$'],
        pathNot: '^server/$1/',
      },
    },
    {
      name: 'not-to-dev-dep',
      severity: 'error',
      from: { path: '^(schemas|styles|config|lib|server|api|stores|hooks|components|layouts|pages)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-tests-in-product',
      severity: 'error',
      from: { pathNot: '^(tests|e2e)/' },
      to: { path: '^(tests|e2e)/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|node_modules/\\.cache)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

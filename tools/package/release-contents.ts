/** Tracked files that the server reads at run time, beside its bundle and the web app: paths as for `git ls-files`. */
export const READ_BY_SERVER = [
  'apps/server/package.json',
  'apps/server/content',
  'apps/server/migrations',
  'packages/classification/src/built-in/*.tsv',
  'packages/documents/fonts',
  'packages/documents/src/pdf/templates',
  'packages/pictures/data',
  'packages/semantic/data',
]

/** Tracked files for operators. */
export const READ_BY_OPERATORS = [
  'LICENSE',
  'NOTICE',
  'README.md',
  'README.zh.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs',
  ':!docs/decisions',
  ':!docs/requirements',
  ':!docs/images',
]

/** Files of packages that only their developers need, as paths in the package. */
export const NOT_RELEASED =
  /\.(?:a|d\.[cm]?ts|map)$|^(?:test|benchmarks|examples|fixtures|node_modules|\.[^/]+)(?:\/|$)|\/pkgconfig(?:\/|$)/

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The list of the web's features: every folder of features/ with a manifest. */
export const FEATURE_LIST_FILE = 'apps/web/src/app/feature-list.ts'

const FEATURES = 'apps/web/src/features'
/** Characters (`printWidth`). */
const LINE = 140
const SHELL = { name: 'shell', path: './feature.ts' }

/** The source of `FEATURE_LIST_FILE`: the shell, then the features by name. Throws if a manifest declares no feature. */
export function featureListSource(): string {
  const folders = readdirSync(FEATURES).filter((folder) => existsSync(join(FEATURES, folder, 'feature.ts')))
  const features = folders.toSorted().map((folder) => ({ name: declaredName(folder), path: `../features/${folder}/feature.ts` }))
  const all = [SHELL, ...features]
  return [
    '// Generated from features/*/feature.ts by `npm run generate`; a check compares the two.',
    ...all.map(({ name, path }) => `import { ${name} } from '${path}'`),
    '',
    '/** All features of the web app. */',
    printList(all.map(({ name }) => name)),
    '',
  ].join('\n')
}

/** In the style of the formatter. */
function printList(names: readonly string[]): string {
  const line = `export const FEATURES = [${names.join(', ')}] as const`
  return line.length <= LINE ? line : ['export const FEATURES = [', ...names.map((name) => `  ${name},`), '] as const'].join('\n')
}

function declaredName(folder: string): string {
  const file = join(FEATURES, folder, 'feature.ts')
  const name = /^export const (\w+) = defineFeature\(/m.exec(readFileSync(file, 'utf8'))?.[1]
  if (name === undefined) throw new Error(`${file} has no \`export const … = defineFeature(…)\``)
  return name
}

import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

const IMPORT = /^import \{([^}]*)\} from '(@gezhi\/[^']+)'$/gm
const EXPORT = /^export \{([^}]*)\} from '(\.[^']+)'$/gm

/** Where an exported name of a package is declared. */
interface Declaration {
  readonly file: string
  readonly name: string
}

/**
 * Rewrites imports from packages of this repository to imports from the files that declare the names. esbuild puts all that the index of a
 * package exports, and is used by any program, into the chunks of every program and thread that imports one name of it.
 */
export function directImports(): (source: string) => Promise<string> {
  const indexes = new Map<string, Promise<ReadonlyMap<string, Declaration>>>()
  const declarationsOf = (specifier: string) => {
    const known = indexes.get(specifier) ?? exportedBy(specifier)
    indexes.set(specifier, known)
    return known
  }
  return async (source) => {
    const specifiers = new Set([...source.matchAll(IMPORT)].map(([, , specifier = '']) => specifier))
    const declared = new Map(
      await Promise.all([...specifiers].map(async (specifier) => [specifier, await declarationsOf(specifier)] as const)),
    )
    return source.replace(IMPORT, (_, names: string, specifier: string) => {
      const imports = namesIn(names).map((name) => importOf(name, declared.get(specifier)!, specifier))
      // Lines stay those of the source, for its map.
      return `${imports.join('; ')}${'\n'.repeat(names.split('\n').length - 1)}`
    })
  }
}

function importOf({ name, as }: ListedName, declared: ReadonlyMap<string, Declaration>, specifier: string): string {
  const declaration = declared.get(name)
  return `import { ${declaration?.name ?? name} as ${as} } from ${JSON.stringify(declaration?.file ?? specifier)}`
}

/** What the index of a package, or another module it exports, exports from its files. */
async function exportedBy(specifier: string): Promise<ReadonlyMap<string, Declaration>> {
  const [, name = '', ...path] = specifier.split('/')
  const folder = join(ROOT, 'packages', name)
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { exports: Record<string, string> }
  const index = join(folder, manifest.exports[['.', ...path].join('/')]!)
  const found = new Map<string, Declaration>()
  for (const [, names = '', from = ''] of (await readFile(index, 'utf8')).matchAll(EXPORT))
    for (const { name: own, as } of namesIn(names)) found.set(as, { file: resolve(dirname(index), from), name: own })
  return found
}

interface ListedName {
  readonly name: string
  readonly as: string
}

/** The values in a list of names, without types. */
function namesIn(list: string): ListedName[] {
  const entries = list.split(',').map((entry) => entry.trim())
  return entries
    .filter((entry) => entry !== '' && !entry.startsWith('type '))
    .map((entry) => {
      const [name = '', as = name] = entry.split(' as ')
      return { name, as }
    })
}

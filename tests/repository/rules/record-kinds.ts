import { posix } from 'node:path'
import type { Violation, RepositoryRule } from '../repository-rule.ts'
import { importedPackage } from '../package-arrows.ts'
import { KIND_EXCEPTIONS, KIND_LISTS, KIND_MENTIONS, recordKinds } from '../record-kinds.ts'
import { resolveImport } from '../resolve-import.ts'
import { isTestPath, modulePaths, type SourceTree } from '../source-tree.ts'

/** With more exceptions, kinds would no longer be interchangeable. */
const MAX_EXCEPTIONS = 15

/** Rules about kinds of record. */
export const RECORD_KIND_RULES: readonly RepositoryRule[] = [
  {
    name: 'record kinds are named in permitted files only',
    why: 'Code that takes the kind as a parameter works for every kind; code that names one has to be written again for the next.',
    check: (tree) => [...unwantedImports(tree), ...needlessExceptions(tree)],
    broken: {
      files: {
        'packages/records/package.json': '{ "exports": { ".": "./src/index.ts" } }',
        'packages/records/src/index.ts':
          "export type * from './patents/patent-record.ts'\nexport { PATENT_KIND } from './patents/patent-kind.ts'\nexport { fieldTable } from './kinds/field-table.ts'",
        'packages/records/src/patents/patent-record.ts': 'export interface PatentRecord {}',
        'packages/records/src/patents/patent-kind.ts': "import type { PatentRecord } from './patent-record.ts'",
        'packages/records/src/kinds/field-table.ts': "import type { PatentRecord } from '../patents/patent-record.ts'",
        'packages/query/src/a.ts': "import { fieldTable } from '@gezhi/records'\nimport { PATENT_KIND } from '@gezhi/records'",
        'packages/query/src/a.test.ts': "import { PATENT_KIND } from '@gezhi/records'",
        'packages/search/src/a.ts': "import type { PatentRecord } from '@gezhi/records'",
        'apps/server/src/patents/a.ts': "import { PATENT_KIND } from '@gezhi/records'",
        'apps/server/src/kinds/a.ts': "import '../patents/a.ts'",
        'packages/records/src/standards/standard-kind.ts': 'export const STANDARD_KIND = {}',
        'apps/server/src/standards/a.ts': "import '../../../../packages/records/src/standards/standard-kind.ts'",
        'apps/server/src/http/a.ts': "import '../standards/a.ts'",
      },
      at: [
        'apps/server/src/http/a.ts:1',
        'apps/server/src/kinds/a.ts:1',
        'packages/query/src/a.ts:2',
        'packages/records/src/kinds/field-table.ts:1',
        'packages/search/src/a.ts:1',
      ],
    },
  },
  {
    name: 'record kinds are known to listed files only',
    why: 'A file that knows a kind by its name has to be changed for the next one, also if it imports nothing of it.',
    check: (tree) => [...unlistedMentions(tree), ...needlessMentions(tree)],
    broken: {
      files: {
        'packages/query/src/a.ts': "// Of a trademark.\nexport const TRADEMARK_WORDS = ['a']",
        'packages/query/src/b.ts': "export const type = { company: 'Ltd.' }",
        'packages/query/src/c.ts': "export const isOwn = (kind: string) => kind === 'company'",
        'packages/query/src/a.test.ts': "test('trademark', () => {})",
        'apps/web/src/features/search/catalogue/zh.ts': "export default { trademark: '商标' }",
        'apps/server/src/trademarks/a.ts': "export const name = 'trademark'",
        'packages/contract/src/follows/follow-types.ts': "export const FOLLOW_TYPES = ['patent', 'trademark', 'company']",
      },
      at: ['packages/query/src/a.ts:2', 'packages/query/src/c.ts:1'],
    },
  },
]

/** Texts of both languages, and code that a program writes. */
const NO_CODE = /\/catalogue\/|^packages\/contract\/src\/client\/routes\.ts$/

/** The first line of each file that names a kind without belonging to it. */
function mentions(tree: SourceTree): { readonly path: string; readonly line: number; readonly kind: string }[] {
  const kinds = Object.entries(recordKinds(tree))
  const paths = modulePaths(tree).filter(
    (path) => /^(?:packages|apps|tools|bench)\//.test(path) && !isTestPath(path) && !NO_CODE.test(path) && !KIND_LISTS.includes(path),
  )
  return paths.flatMap((path) => {
    const lines = withoutComments(tree.text(path)).split('\n')
    return kinds.flatMap(([kind, { is, places, word }]) => {
      const line = word === undefined || within(path, [...is, ...places]) ? -1 : lines.findIndex((text) => word.test(text))
      return line < 0 ? [] : [{ path, line: line + 1, kind }]
    })
  })
}

/** The code with its lines; what a comment says is no dependency. */
function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, '')).replaceAll(/(?<![:'"`])\/\/.*$/gm, '')
}

function unlistedMentions(tree: SourceTree): Violation[] {
  const listed = [...Object.values(KIND_MENTIONS).flat(), ...Object.keys(KIND_EXCEPTIONS)]
  return mentions(tree)
    .filter(({ path }) => !within(path, listed))
    .map(({ path, line, kind }) => ({
      path,
      line,
      message: `knows the kind ${kind}: describe the difference in the value of the kind, or list the file with its reason (record-kinds.ts)`,
    }))
}

/** Only for the whole repository: a small test tree lacks the files. */
function needlessMentions(tree: SourceTree): Violation[] {
  const at = { path: 'tests/repository/record-kinds.ts', line: 1 }
  if (!tree.has(at.path)) return []
  const naming = mentions(tree).map(({ path }) => path)
  return Object.values(KIND_MENTIONS)
    .flat()
    .filter((listed) => !naming.some((path) => within(path, [listed])))
    .map((listed) => ({ ...at, message: `${listed} no longer names a kind` }))
}

function unwantedImports(tree: SourceTree): Violation[] {
  return namingFiles(tree).flatMap(({ path, line, kind, name }) =>
    path in KIND_EXCEPTIONS
      ? []
      : [
          {
            path,
            line,
            message: `names ${name} of the kind ${kind}: take the kind as a parameter, or move the code to the folders of the kind (record-kinds.ts)`,
          },
        ],
  )
}

/** Only for the whole repository: a small test tree lacks the files. */
function needlessExceptions(tree: SourceTree): Violation[] {
  const excepted = Object.keys(KIND_EXCEPTIONS)
  const at = { path: 'tests/repository/record-kinds.ts', line: 1 }
  if (!tree.has(at.path)) return []
  const naming = new Set(namingFiles(tree).map(({ path }) => path))
  const needless = excepted.filter((path) => !naming.has(path)).map((path) => ({ ...at, message: `${path} no longer needs its exception` }))
  return excepted.length > MAX_EXCEPTIONS ? [...needless, { ...at, message: `more than ${MAX_EXCEPTIONS} exceptions` }] : needless
}

interface Naming {
  readonly path: string
  readonly line: number
  readonly kind: string
  readonly name: string
}

/** Imports of a kind outside its folders, the first of each file. */
function namingFiles(tree: SourceTree): Naming[] {
  const entryPoints = new Map<string, ReadonlyMap<string, string>>()
  const kinds = Object.entries(recordKinds(tree))
  return modulePaths(tree)
    .filter((path) => !isTestPath(path) && !path.startsWith('tests/') && !KIND_LISTS.includes(path))
    .flatMap((path) => {
      for (const { specifier, line, names } of tree.module(path).imports) {
        const files = [...importedFiles(tree, entryPoints, path, specifier, names)]
        for (const [kind, { is, places }] of kinds) {
          if (within(path, [...is, ...places])) continue
          const found = files.find(({ file }) => within(file, is))
          if (found !== undefined) return [{ path, line, kind, name: found.name }]
        }
      }
      return []
    })
}

function within(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => (folder.endsWith('/') ? path.startsWith(folder) : path === folder))
}

/** The files that define the imported names, resolved through the package's entry point. */
function* importedFiles(
  tree: SourceTree,
  entryPoints: Map<string, ReadonlyMap<string, string>>,
  path: string,
  specifier: string,
  names: readonly string[],
): Generator<{ name: string; file: string }> {
  const direct = resolveImport(tree, path, specifier)
  if (direct !== undefined) return yield { name: posix.basename(direct), file: direct }
  const door = doorOf(tree, specifier)
  if (door === undefined) return
  const known = entryPoints.get(door) ?? namesOf(tree, door)
  entryPoints.set(door, known)
  for (const name of names) {
    const file = known.get(name)
    if (file !== undefined) yield { name, file }
  }
}

/** The entry point of one of our packages that an import resolves to. */
function doorOf(tree: SourceTree, specifier: string): string | undefined {
  const name = importedPackage(specifier)
  const manifest = `packages/${name}/package.json`
  if (name === undefined || !tree.has(manifest)) return undefined
  const { exports = {} } = JSON.parse(tree.text(manifest)) as { exports?: Record<string, string> }
  const file = exports[specifier.replace(`@gezhi/${name}`, '.')]
  return file === undefined ? undefined : posix.join('packages', name, file)
}

/** The names an entry point exports, with the files that define them. */
function namesOf(tree: SourceTree, door: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  if (!tree.has(door)) return found
  for (const { specifier, names } of tree.module(door).imports) {
    const file = resolveImport(tree, door, specifier)
    if (file === undefined) continue
    const handed = names.includes('*') ? tree.module(file).exports.map(({ name }) => name) : names
    for (const name of handed) found.set(name, file)
  }
  return found
}

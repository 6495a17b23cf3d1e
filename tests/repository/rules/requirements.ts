import type { Violation, RepositoryRule } from '../repository-rule.ts'
import { modulePaths, type SourceTree } from '../source-tree.ts'

/** Rules about requirement ids, which docs/requirements describes. */
export const REQUIREMENT_RULES: readonly RepositoryRule[] = [
  {
    name: 'requirement ids resolve',
    why: 'An unexplained id does not tell readers the reason.',
    check: (tree) => {
      const documented = new Set(documentedIds(tree).map(({ id }) => id))
      return namingPaths(tree)
        .flatMap((path) => namedIds(tree.text(path)).map((named) => ({ ...named, path })))
        .filter(({ id }) => !documented.has(id))
        .map(({ path, line, id }) => ({ path, line, message: `names ${id}, which ${FOLDER} does not explain` }))
    },
    broken: {
      files: {
        'docs/requirements/login.md': '# Login\n\n- **login.01** Three modes. (D1 §2 L23)\n',
        'packages/records/src/a.ts': '/** Three modes (B.login.01),\n * remembered (G12, login.02; not 1.05 or a.login.01.b). */',
      },
      at: ['packages/records/src/a.ts:2', 'packages/records/src/a.ts:2'],
    },
  },
  {
    name: 'documented requirements are referenced',
    why: 'A requirement without a reference in code or tests is not known to be met.',
    check: (tree) => {
      const named = new Set(namingPaths(tree).flatMap((path) => namedIds(tree.text(path)).map(({ id }) => id)))
      return documentedIds(tree).flatMap(({ id, path, line }): Violation[] =>
        named.has(id) ? [] : [{ path, line, message: `${id} is referenced by no code and no test` }],
      )
    },
    broken: {
      files: {
        'docs/requirements/login.md': '- **login.01** Three modes. (D1 §2 L23)\n- **login.02** A panel. (D1 §2 L23)',
        'packages/records/src/a.ts': '// login.01',
      },
      at: ['docs/requirements/login.md:2'],
    },
  },
]

const FOLDER = 'docs/requirements/'
/** Their examples name ids that do not exist. */
const RULES = 'tests/repository/rules/'
const ID = /(?<![\w./-])(?:B\.)?((?:i18n|[a-z]+(?:-[a-z]+)*)\.\d\d|G\d{1,3})(?![\w.]\w|\w)/g
const ENTRY = /^- \*\*([^*]+)\*\* \S/

interface NamedId {
  readonly id: string
  /** From 1. */
  readonly line: number
}

function namingPaths(tree: SourceTree): string[] {
  return [...modulePaths(tree), ...tree.paths.filter((path) => path.endsWith('.css'))].filter((path) => !path.startsWith(RULES))
}

function namedIds(text: string): NamedId[] {
  return text.split('\n').flatMap((line, index) => Array.from(line.matchAll(ID), (match) => ({ id: match[1]!, line: index + 1 })))
}

function documentedIds(tree: SourceTree): (NamedId & { readonly path: string })[] {
  return tree.paths
    .filter((path) => path.startsWith(FOLDER))
    .flatMap((path) =>
      tree
        .text(path)
        .split('\n')
        .flatMap((line, index) => {
          const id = ENTRY.exec(line)?.[1]
          return id === undefined ? [] : [{ id, path, line: index + 1 }]
        }),
    )
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const STANDARDS = join(import.meta.dirname, 'standards')
const SOURCES = join(import.meta.dirname, '../src')

/** What is added to a list of the web app: an import and a member of its array. */
interface Addition {
  readonly file: string
  readonly name: string
  readonly from: string
}

/** What a further record kind adds to the web app: the kind and its pages, each in a list. */
const ADDITIONS: readonly Addition[] = [
  { file: join(SOURCES, 'kinds/kinds.ts'), name: 'STANDARDS', from: join(STANDARDS, 'standards.ts') },
  { file: join(SOURCES, 'app/feature-list.ts'), name: 'standards', from: join(STANDARDS, 'feature.ts') },
]

/** Builds the web app with standards as a second kind of record. */
export function withStandards(): Plugin {
  return {
    name: 'with-standards',
    async load(id) {
      const addition = ADDITIONS.find(({ file }) => file === id.split('?')[0])
      return addition === undefined ? undefined : withMember(await readFile(addition.file, 'utf8'), addition)
    },
  }
}

/** The module with a further member at the end of the one array it exports. Throws if it exports none. */
function withMember(code: string, { file, name, from }: Addition): string {
  const lists = code.match(/= \[[^\]]*\](?: as const)?\n/g)
  if (lists?.length !== 1) throw new Error(`${file} is not one list`)
  return `import { ${name} } from ${JSON.stringify(from)}\n${code.replace(lists[0], lists[0].replace(']', `, ${name}]`))}`
}

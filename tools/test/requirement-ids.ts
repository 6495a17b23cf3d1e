import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

// node tools/test/requirement-ids.ts [CHECKOUT]: the requirements that tests name (`login.01`, `G132`), one a line, in order. Two lists compared
// with `comm` or `diff` show whether a change of the tests has left a requirement without one.

/** Folders that hold tests. */
const FOLDERS = ['apps', 'packages', 'tests', 'tools']

/** `login.01`, `B.login.01`, also followed by further numbers of the same chapter: `results.12, .13`. */
const CHAPTERED = /(?<![\w.-])(?:B\.)?([a-z]+(?:-[a-z]+)*)\.(\d{2,3}[a-z]?)((?:,? \.\d{2,3})*)(?![\w.-]*\.)/g
const GENERAL = /(?<!\w)G\d{2,3}(?!\w)/g

const root = process.argv[2] ?? process.cwd()
const ids = new Set<string>()
for (const folder of FOLDERS) {
  const names = await readdir(join(root, folder), { recursive: true })
  const files = names.filter((name) => /\.(?:test|spec)\.tsx?$/.test(name) && !name.includes('node_modules'))
  for (const file of files) for (const id of requirementIds(await readFile(join(root, folder, file), 'utf8'))) ids.add(id)
}
console.log([...ids].toSorted().join('\n'))

/** The requirements a text names. */
function requirementIds(text: string): string[] {
  const chaptered = [...text.matchAll(CHAPTERED)].flatMap(([, chapter, first, more = '']) => [
    `${chapter}.${first}`,
    ...(more.match(/\d{2,3}/g) ?? []).map((number) => `${chapter}.${number}`),
  ])
  return [...chaptered, ...(text.match(GENERAL) ?? [])]
}

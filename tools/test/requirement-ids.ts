import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

// node tools/test/requirement-ids.ts [CHECKOUT [EARLIER]]: lists the requirements that tests name (`login.01`, `G132`), sorted. With an
// earlier checkout: those added (`+`) and removed (`-`) since; fails if a requirement has lost its last test.

/** Folders that hold tests. */
const FOLDERS = ['apps', 'packages', 'tests', 'tools']

/** `login.01`, `B.login.01`, optionally followed by further numbers of the same chapter: `results.12, .13`. */
const CHAPTERED = /(?<![\w.-])(?:B\.)?([a-z]+(?:-[a-z]+)*)\.(\d{2,3}[a-z]?)((?:,? \.\d{2,3})*)(?![\w.-]*\.)/g
const GENERAL = /(?<!\w)G\d{2,3}(?!\w)/g

const [checkout = process.cwd(), earlier] = process.argv.slice(2)
const ids = await testedIds(checkout)
if (earlier === undefined) console.log(ids.join('\n'))
else {
  const before = await testedIds(earlier)
  const lost = before.filter((id) => !ids.includes(id))
  for (const id of lost) console.log(`- ${id}`)
  for (const id of ids.filter((one) => !before.includes(one))) console.log(`+ ${id}`)
  console.log(`${before.length} before, ${ids.length} now, ${lost.length} lost`)
  process.exitCode = lost.length === 0 ? 0 : 1
}

/** The requirements named by the tests of a checkout, sorted. */
async function testedIds(root: string): Promise<string[]> {
  const found = new Set<string>()
  for (const folder of FOLDERS) {
    const names = await readdir(join(root, folder), { recursive: true })
    const files = names.filter((name) => /\.(?:test|spec)\.tsx?$/.test(name) && !name.includes('node_modules'))
    for (const file of files) for (const id of requirementIds(await readFile(join(root, folder, file), 'utf8'))) found.add(id)
  }
  return [...found].toSorted()
}

/** The requirements named in a text. */
function requirementIds(text: string): string[] {
  const chaptered = [...text.matchAll(CHAPTERED)].flatMap(([, chapter, first, more = '']) => [
    `${chapter}.${first}`,
    ...(more.match(/\d{2,3}/g) ?? []).map((number) => `${chapter}.${number}`),
  ])
  return [...chaptered, ...(text.match(GENERAL) ?? [])]
}

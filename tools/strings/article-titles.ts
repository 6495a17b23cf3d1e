import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InterfaceString } from './interface-string.ts'

const FOLDER = 'apps/server/content'

/** Titles, summaries and other front matter of the bundled articles, where the languages differ. */
export async function articleTitles(root: string): Promise<readonly InterfaceString[]> {
  const files = (await readdir(join(root, FOLDER, 'zh'), { recursive: true })).filter((name) => name.endsWith('.md'))
  const rows = await Promise.all(
    files.toSorted().map(async (name) => {
      const [zh, en] = await Promise.all(
        ['zh', 'en'].map(async (language) => frontMatter(await readFile(join(root, FOLDER, language, name), 'utf8'))),
      )
      return Object.keys({ ...zh, ...en })
        .map((key) => ({ place: `${FOLDER}/*/${name}: ${key}`, zh: zh?.[key] ?? '', en: en?.[key] ?? '' }))
        .filter((row) => row.zh !== row.en)
    }),
  )
  return rows.flat()
}

function frontMatter(text: string): Readonly<Record<string, string>> {
  const [, block = ''] = text.split(/^---$/m)
  return Object.fromEntries([...block.matchAll(/^(\w+): (.+)$/gm)].map(([, key, value]) => [key!, value!]))
}

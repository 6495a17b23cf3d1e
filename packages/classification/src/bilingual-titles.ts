import { hash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { BilingualTitles } from './class-schemes.ts'

const SOURCES = 'SELECT source FROM sources WHERE done = 1 ORDER BY source'
/** Of a class with a title from a file and one that comes with Gezhi the former. */
const TITLE = (lang: string) => `coalesce(
  (SELECT text FROM texts WHERE class = id AND kind = 'title' AND lang = '${lang}'),
  (SELECT text FROM texts WHERE class = id AND kind = 'built-in' AND lang = '${lang}'))`
const TITLES = `SELECT zh, en FROM (SELECT ${TITLE('zh')} AS zh, ${TITLE('en')} AS en FROM classes) WHERE zh IS NOT NULL AND en IS NOT NULL`

/** Reads the titles of classes that have one in Chinese and one in English. */
export function bilingualTitles(db: DatabaseSync): BilingualTitles {
  const sources = db.prepare(SOURCES).all() as { source: string }[]
  return {
    edition: hash('sha256', sources.map(({ source }) => source).join('\n')).slice(0, 16),
    read: () =>
      (db.prepare(TITLES).all() as { zh: string; en: string }[]).map(({ zh, en }) => [
        { lang: 'zh', text: zh },
        { lang: 'en', text: en },
      ]),
  }
}

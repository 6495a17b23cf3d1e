import { classAtLevel } from '@gezhi/records'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import styles from './biblio-grid.module.css'
import { classQuery } from './biblio-queries.ts'
import { ValueList } from './value-list.tsx'

/** The schemes with titles: their names in searches, and the level of built-in titles. */
const SCHEMES = {
  ipc: { type: 'IPC', level: 'subclass' },
  cpc: { type: 'CPC', level: 'subclass' },
  loc: { type: 'LOCARNO', level: 'class' },
} as const

/** Maximum number of titles in one call: the symbols and their ancestors. */
const MAX_TITLES = 200

/** Symbols of classes, each linked to a search and with its title if known, and the titles of their ancestors. */
export function ClassList({ field, symbols }: { field: keyof typeof SCHEMES; symbols: readonly string[] }) {
  const { type, level } = SCHEMES[field]
  const language = useLanguage()
  const above = new Map(symbols.map((symbol) => [symbol, classAtLevel(symbol, field === 'loc' ? 'locarno' : field, level) ?? symbol]))
  const upper = [...new Set(above.values())]
  const codes = [...new Set([...upper, ...symbols])].slice(0, MAX_TITLES)
  const titles = useQuery({ ...callQuery(language, 'classification', 'listClassTitles', { codes, type }), staleTime: Infinity })
  const nodes = new Map(titles.data?.map((node) => [node.code, node]))
  const titleOf = (symbol: string) => {
    const node = nodes.get(symbol) ?? nodes.get(above.get(symbol) ?? '')
    return node && [...node.path.slice(1), node].map(({ code, name }) => `${code} ${name}`).join('\n')
  }
  const titled = upper.flatMap((code) => nodes.get(code) ?? []).filter(({ name }) => name !== '')
  return (
    <>
      <ValueList values={symbols} query={(symbol) => classQuery(field, symbol)} titleOf={titleOf} />
      {titled.length > 0 && (
        <ul className={styles['titles']}>
          {titled.map(({ code, name }) => (
            <li key={code}>
              {code} {name}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

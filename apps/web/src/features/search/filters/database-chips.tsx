import { useListWords } from '../../../kinds/kind-words.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import type { Databases } from '../../../search-state/databases.ts'
import { useKind } from '../../../kinds/use-kind.ts'
import { useValueName } from '../../../kinds/use-shown-kind.ts'
import styles from './filter-chips.module.css'

/** Values named individually; for more of them the count is displayed. */
const MAX_NAMED = 4

interface DatabaseChipsProps {
  databases: Databases
  onDatabases: (databases: Databases) => void
}

/** The databases of a list if not all are searched, with a button to search all. */
export function DatabaseChips({ databases, onDatabases }: DatabaseChipsProps) {
  const { t } = useListWords()
  const language = useLanguage()
  const kind = useKind()
  const valueName = useValueName()
  const parts = [
    { key: 'types', facet: kind.databases?.types ?? '', codes: databases.types },
    { key: 'countries', facet: kind.databases?.countries ?? '', codes: databases.countries },
  ] as const
  const chosen = parts.filter(({ codes }) => codes.length > 0)
  if (chosen.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label={t('databases.label')}>
      {chosen.map(({ key, facet, codes }) => {
        const names = codes.slice(0, MAX_NAMED).map((code) => valueName(facet, code, language))
        const text = `${t(`databases.${key}`)}${names.join(' / ')}${codes.length > MAX_NAMED ? t('databases.more', { total: codes.length }) : ''}`
        const all = t(key === 'types' ? 'databases.allTypes' : 'databases.allCountries')
        return (
          <li key={key} className={styles['chip']}>
            <span className={styles['words']} title={text}>
              {text}
            </span>
            <button type="button" aria-label={all} title={all} onClick={() => onDatabases({ ...databases, [key]: [] })}>
              <Icon name="close" size={12} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

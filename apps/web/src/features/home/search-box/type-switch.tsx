import { useTranslation } from 'react-i18next'
import styles from './search-box.module.css'
import { SEARCH_TYPES, type SearchType } from './search-types.ts'

/** What is searched for; only says so while there is nothing to choose. */
export function TypeSwitch({ type, onType }: { type: SearchType; onType: (type: SearchType) => void }) {
  const { t } = useTranslation('home')
  if (SEARCH_TYPES.length < 2) return <span className={styles['type']}>{t(SEARCH_TYPES[0].said)}</span>
  return (
    <select className={styles['type']} aria-label={t('type')} value={type} onChange={(event) => onType(event.target.value as SearchType)}>
      {SEARCH_TYPES.map(({ name, said }) => (
        <option key={name} value={name}>
          {t(said)}
        </option>
      ))}
    </select>
  )
}

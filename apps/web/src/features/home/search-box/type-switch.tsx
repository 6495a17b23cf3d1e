import { useTranslation } from 'react-i18next'
import { KINDS } from '../../../kinds/kinds.ts'
import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import { useLanguage } from '../../../language/use-language.ts'
import styles from './search-box.module.css'

interface TypeSwitchProps {
  readonly kind: SearchableKind
  /** Called with the name of the chosen kind. */
  readonly onType: (type: string) => void
}

/** Chooses the kind of record; only displays it if there is just one. */
export function TypeSwitch({ kind, onType }: TypeSwitchProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  if (KINDS.length < 2) return <span className={styles['type']}>{kind.box.name[language]}</span>
  return (
    <select className={styles['type']} aria-label={t('type')} value={kind.name} onChange={(event) => onType(event.target.value)}>
      {KINDS.map(({ name, box }) => (
        <option key={name} value={name}>
          {box.name[language]}
        </option>
      ))}
    </select>
  )
}

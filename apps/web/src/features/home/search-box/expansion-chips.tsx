import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon/icon.tsx'
import type { Expansion } from './use-expansion.ts'
import styles from './expansion-chips.module.css'

/** The synonyms that will be searched as well; each can be removed. Renders nothing without synonyms. */
export function ExpansionChips({ words, remove }: Pick<Expansion, 'words' | 'remove'>) {
  const { t } = useTranslation('home')
  if (words.length === 0) return null
  return (
    <div className={styles['expansion']} role="group" aria-label={t('expansionWords')}>
      <span className={styles['label']}>{t('expansionWords')}</span>
      {words.map(({ word, synonymList }) => (
        <span key={word} className={styles['word']}>
          {word}
          {synonymList.map((synonym) => (
            <button
              key={synonym.word}
              type="button"
              className={styles['chip']}
              aria-label={t('removeSynonym', { word: synonym.word })}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => remove(word, synonym.word)}
            >
              {synonym.word}
              <Icon name="close" />
            </button>
          ))}
        </span>
      ))}
    </div>
  )
}

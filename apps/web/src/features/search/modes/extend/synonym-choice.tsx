import type { ExpandedWord } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import styles from '../mode-form.module.css'
import type { ChosenSynonyms } from './extend-form.ts'

interface SynonymChoiceProps {
  known: readonly ExpandedWord[]
  chosen: readonly ChosenSynonyms[]
  onToggle: (word: string, synonym: string) => void
}

/** The words of a query with their synonyms to choose from, each with where it is known from. */
export function SynonymChoice({ known, chosen, onToggle }: SynonymChoiceProps) {
  const { t } = useTranslation('extend')
  const isSelected = (word: string, synonym: string) => chosen.some((one) => one.word === word && one.synonymList.includes(synonym))
  return (
    <div className={styles['synonyms']}>
      {known.map(({ word, synonymList }) => (
        <fieldset key={word} className={styles['choice']}>
          <legend>{t('synonymsOf', { word })}</legend>
          {synonymList.length === 0 && <span className={styles['source']}>{t('noSynonyms')}</span>}
          {synonymList.map((synonym) => (
            <label key={synonym.word}>
              <input type="checkbox" checked={isSelected(word, synonym.word)} onChange={() => onToggle(word, synonym.word)} />
              {synonym.word} <span className={styles['source']}>{t(`sources.${synonym.source}`)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

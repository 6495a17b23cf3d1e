import type { SemanticTerm } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { ResultListLink } from '../../../../components/result-list-link.tsx'
import styles from './semantic-page.module.css'

interface QuestionWordsProps {
  parameter: { readonly queryStr: string; readonly keyWordList: readonly SemanticTerm[] }
  /** Words that weigh more than they do by themselves. */
  heavier: readonly string[]
  onHeavier: (words: readonly string[]) => void
}

/** How a question is interpreted: its words by weight with their translations; each can be given more weight. */
export function QuestionWords({ parameter: { queryStr, keyWordList }, heavier, onHeavier }: QuestionWordsProps) {
  const { t } = useTranslation('semantic')
  if (keyWordList.length === 0) return <p role="status">{t('noWords')}</p>
  const max = Math.max(...keyWordList.map(({ weight }) => weight))
  return (
    <section className={styles['words']} aria-label={t('words')}>
      <h2>{t('words')}</h2>
      <p className={styles['promise']}>{t('wordsWhy')}</p>
      <ul>
        {keyWordList.map(({ word, weight, count, translations }) => {
          const isHeavier = heavier.includes(word)
          return (
            <li key={word}>
              <button
                type="button"
                aria-pressed={isHeavier}
                aria-label={t(isHeavier ? 'lighter' : 'heavier', { word })}
                onClick={() => onHeavier(isHeavier ? heavier.filter((one) => one !== word) : [...heavier, word])}
              >
                {word}
              </button>
              <meter className={styles['weight']} min={0} max={max} value={weight} aria-hidden="true" />
              <span className={styles['count']}>{t('documents', { count })}</span>
              {translations.length > 0 && (
                <span className={styles['translated']}>
                  {t('translated', {
                    words: translations
                      .slice(0, 4)
                      .map((one) => t('from', { word: one.word, source: t(`sources.${one.source}`) }))
                      .join(t('comma')),
                  })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <p>
        {t('asQuery')} <ResultListLink query={queryStr}>{queryStr}</ResultListLink>
      </p>
    </section>
  )
}

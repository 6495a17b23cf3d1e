import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '../../language/language.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useCorpusFigures } from './api/use-corpus-figures.ts'
import styles from './corpus-figures.module.css'

/** What can be found here, in figures. Without an answer there is nothing to show: the search itself says what is wrong. */
export function CorpusFigures() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const { data, isError } = useCorpusFigures()
  if (isError || data?.publications === 0) return null
  const number = (value: number | undefined) => (value === undefined ? '\u2007' : value.toLocaleString(LANGUAGES[language].tag))
  const rows = [
    { label: t('figures.publications'), value: number(data?.publications) },
    { label: t('figures.offices'), value: number(data?.offices) },
    { label: t('figures.subclasses'), value: number(data?.subclasses) },
    { label: t('figures.newest'), value: data?.newest ? dashed(data.newest) : '\u2007' },
  ]
  return (
    <section aria-label={t('figures.title')} aria-busy={!data}>
      <dl className={styles['figures']}>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles['figure']}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** `20240131` as `2024-01-31`. */
function dashed(date: string): string {
  return `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`
}

import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '../../../language/language.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { recordDate } from '../../../kinds/record-date.ts'
import { documentsOf, newestOf, type CountryCoverage } from './country-coverage.ts'
import styles from './coverage-figures.module.css'

/** The index in three figures. */
export function CoverageFigures({ countries }: { countries: readonly CountryCoverage[] }) {
  const { t } = useTranslation('help')
  const { tag } = LANGUAGES[useLanguage()]
  const figures = [
    { name: t('data.documents'), value: documentsOf(countries).toLocaleString(tag) },
    { name: t('data.offices'), value: countries.length.toLocaleString(tag) },
    { name: t('data.newest'), value: recordDate(newestOf(countries)) },
  ]
  return (
    <dl className={styles['figures']}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

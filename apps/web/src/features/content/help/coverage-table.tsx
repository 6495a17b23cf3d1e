import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollFrame } from '../article/scroll-frame.tsx'
import { ResultListLink } from '../../../components/result-list-link.tsx'
import { LANGUAGES } from '../../../language/language.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { recordDate } from '../../../kinds/record-date.ts'
import { countriesNamed, documentsOf, type CountryCoverage } from './country-coverage.ts'
import styles from './coverage-table.module.css'

/** Coverage of each country: number of documents, share as a bar, and range of publication dates; can be filtered by name or code. */
export function CoverageTable({ countries }: { countries: readonly CountryCoverage[] }) {
  const { t } = useTranslation('help')
  const { tag } = LANGUAGES[useLanguage()]
  const [typed, setTyped] = useState('')
  const shown = countriesNamed(countries, typed)
  const all = documentsOf(countries)
  return (
    <section className={styles['coverage']}>
      <input
        type="search"
        className={`gz-input ${styles['find']}`}
        aria-label={t('data.find')}
        placeholder={t('data.findPlaceholder')}
        maxLength={50}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ScrollFrame className={styles['frame']} label={t('article.table')}>
        <table>
          <caption className="visually-hidden">{t('data.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('data.country')}</th>
              <th scope="col" className={styles['number']}>
                {t('data.documents')}
              </th>
              <th scope="col">{t('data.share')}</th>
              <th scope="col">{t('data.first')}</th>
              <th scope="col">{t('data.last')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ country, name, patentCount, firstDate, lastDate }) => (
              <tr key={country}>
                <th scope="row">
                  <ResultListLink query={`country=${country}`}>
                    <span className="visually-hidden">{t('data.search', { country: '' })}</span>
                    {name} <span className={styles['code']}>{country}</span>
                  </ResultListLink>
                </th>
                <td className={styles['number']}>{patentCount.toLocaleString(tag)}</td>
                <td className={styles['share']}>
                  <span className={styles['bar']} style={{ inlineSize: `${(patentCount / all) * 100}%` }} />
                  {(patentCount / all).toLocaleString(tag, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })}
                </td>
                <td>{recordDate(firstDate)}</td>
                <td>{recordDate(lastDate)}</td>
              </tr>
            ))}
          </tbody>
          {shown.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row">{t('data.total')}</th>
                <td className={styles['number']}>{documentsOf(shown).toLocaleString(tag)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </ScrollFrame>
      <p role="status" className={styles['none']}>
        {shown.length === 0 && t('data.none', { text: typed.trim() })}
      </p>
    </section>
  )
}

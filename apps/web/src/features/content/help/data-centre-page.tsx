import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { AnswerRegion } from '../article/answer-region.tsx'
import { CoverageFigures } from './coverage-figures.tsx'
import { CoverageTable } from './coverage-table.tsx'
import styles from './data-centre-page.module.css'
import { articlesBelow } from './use-help-menu.ts'

/** /dataCenter: the documents of each country in the index, counted now, and articles about the data. */
export function DataCentrePage() {
  const { t } = useTranslation('help')
  const language = useLanguage()
  const coverage = useQuery(callQuery(language, 'content', 'listCoverage', {}))
  const articles = useQuery(callQuery(language, 'content', 'listFunctionIntroductions', { dictType: 'data_intro_map' }))
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t('data.title')}</h1>
        <p>{t('data.lead')}</p>
      </header>
      <AnswerRegion query={coverage} failed={t('data.failed')}>
        {(countries) =>
          countries.length === 0 ? (
            <div className={styles['empty']} role="status">
              <p>{t('data.empty')}</p>
              <p>{t('data.emptyWhy')}</p>
            </div>
          ) : (
            <>
              <CoverageFigures countries={countries} />
              <CoverageTable countries={countries} />
            </>
          )
        }
      </AnswerRegion>
      {articles.data && articles.data.length > 0 && (
        <section className={styles['about']}>
          <h2>{t('data.about')}</h2>
          <ul>
            {articlesBelow(articles.data).map(({ id, title }) => (
              <li key={id}>
                <Link to="/helpCenter" search={{ id: String(id) }}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { ResultListLink } from '../../components/result-list-link.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { EXAMPLE_QUERIES } from './example-query-table.ts'
import styles from './example-queries.module.css'

/** An example of each kind of query; every one can be run. */
export function ExampleQueries() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  return (
    <section className={styles['examples']}>
      <h2 className={styles['title']}>{t('examples.title')}</h2>
      <ul className={styles['list']}>
        {EXAMPLE_QUERIES.map(({ key, query }) => (
          <li key={key}>
            <ResultListLink query={query[language]} className={styles['example']}>
              <span className={styles['text']}>{t(`examples.${key}`)}</span>
              <code className={styles['query']}>{query[language]}</code>
            </ResultListLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

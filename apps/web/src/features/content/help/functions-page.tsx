import type { HelpEntry } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { AnswerRegion } from '../article/answer-region.tsx'
import { firstPage, firstParagraph } from '../article/first-of-article.ts'
import styles from './functions-page.module.css'
import { RecommendBadge } from './recommend-badge.tsx'
import { articlesBelow } from './use-help-menu.ts'

/** /functions: what each function does, where it is and how it is used. */
export function FunctionsPage() {
  const { t } = useTranslation('help')
  const query = useQuery(callQuery(useLanguage(), 'content', 'listFunctionIntroductions', { dictType: 'funtional_map' }))
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t('functions.title')}</h1>
        <p>{t('functions.lead')}</p>
      </header>
      <AnswerRegion query={query} failed={t('functions.failed')}>
        {(groups) => (
          <>
            {groups.length === 0 && <p role="status">{t('functions.empty')}</p>}
            {groups.map((group) => (
              <section key={group.id} aria-labelledby={`group-${group.id}`}>
                <h2 id={`group-${group.id}`}>{group.title}</h2>
                <ul className={styles['cards']}>
                  {articlesBelow([group]).map((entry) => (
                    <FunctionEntry key={entry.id} entry={entry} />
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </AnswerRegion>
    </div>
  )
}

function FunctionEntry({ entry }: { entry: HelpEntry }) {
  const { t } = useTranslation('help')
  const summary = useMemo(
    () => ({ text: firstParagraph(entry.detailContent), page: firstPage(entry.detailContent) }),
    [entry.detailContent],
  )
  return (
    <li className={styles['card']}>
      <h3>
        {entry.title}
        <RecommendBadge value={entry.recomend} />
      </h3>
      <p>{summary.text}</p>
      <div className={styles['examples']}>
        <Link to="/helpCenter" search={{ id: String(entry.id) }} aria-label={`${t('functions.read')}: ${entry.title}`}>
          {t('functions.read')}
        </Link>
        {summary.page !== null && (
          <Link to={summary.page} aria-label={`${t('functions.open')}: ${entry.title}`}>
            {t('functions.open')}
          </Link>
        )}
      </div>
    </li>
  )
}

import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { AnswerRegion } from '../article/answer-region.tsx'
import { NoArticle } from '../article/no-article.tsx'
import { NewsArticle } from './news-article.tsx'

/** /newsinfo/301 or /newsinfo?id=301: one news item or notice. */
export function NewsInfoPage() {
  const { t } = useTranslation('news')
  const fromPath = useParams({ strict: false }).id
  const { id: fromQuery } = useSearch({ strict: false }) as { id?: unknown }
  const id = fromPath ?? (typeof fromQuery === 'string' && /^[1-9]\d{0,8}$/.test(fromQuery) ? fromQuery : '')
  const query = useQuery({ ...callQuery(useLanguage(), 'content', 'getColumnArticle', { id }), enabled: id !== '' })
  if (id === '') return <NoArticle />
  return (
    <AnswerRegion query={query} failed={t('article.failed')} missing={<NoArticle />}>
      {(article) => (
        <NewsArticle article={article}>
          {article.parentId === null ? (
            <Link to="/adminInformation">{t('notice.all')}</Link>
          ) : (
            <Link to="/newshome" search={{}}>
              {t('news.back')}
            </Link>
          )}
        </NewsArticle>
      )}
    </AnswerRegion>
  )
}

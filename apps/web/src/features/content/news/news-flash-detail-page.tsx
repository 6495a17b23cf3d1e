import { Link, useParams } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { AnswerRegion } from '../article/answer-region.tsx'
import { NoArticle } from '../article/no-article.tsx'
import { NewsArticle } from './news-article.tsx'

/** /newFlash_deatil/401.html: one news flash. */
export function NewsFlashDetailPage() {
  const { t } = useTranslation('news')
  const { id = '' } = useParams({ strict: false })
  const query = useQuery(callQuery(useLanguage(), 'content', 'getNewsFlash', { id }))
  return (
    <AnswerRegion query={query} failed={t('article.failed')} missing={<NoArticle />}>
      {(flash) => (
        <NewsArticle article={flash}>
          <Link to="/newsFlash" search={{}}>
            {t('flash.back')}
          </Link>
        </NewsArticle>
      )}
    </AnswerRegion>
  )
}

import { useNavigate, useSearch } from '@tanstack/react-router'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { AnswerRegion } from '../article/answer-region.tsx'
import { ListPager } from '../article/list-pager.tsx'
import plain from '../help/plain-page.module.css'
import { ArticleRows } from './article-rows.tsx'
import { NoArticles } from './no-articles.tsx'
import { pageNumber } from './page-number.ts'

const PAGE_SIZE = 20

/** /adminInformation: notices of the operator, newest first. */
export function NoticesPage() {
  const { t } = useTranslation('news')
  const navigate = useNavigate()
  const page = pageNumber(useSearch({ strict: false }))
  const request = { pageNo: page, pageSize: PAGE_SIZE }
  const query = useQuery({ ...callQuery(useLanguage(), 'content', 'listEvents', request), placeholderData: keepPreviousData })
  return (
    <div className={plain['page']}>
      <header className={plain['header']}>
        <h1>{t('notice.title')}</h1>
        <p>{t('notice.lead')}</p>
      </header>
      <AnswerRegion query={query} failed={t('notice.failed')}>
        {({ list, total }) => (
          <>
            {list.length === 0 && <NoArticles>{t('notice.empty')}</NoArticles>}
            <ArticleRows rows={list} readAt="/newsinfo/$id" />
            <ListPager
              page={page}
              total={total}
              pageSize={PAGE_SIZE}
              onPage={(next) => void navigate({ to: '/adminInformation', search: next === 1 ? {} : { page: String(next) } })}
            />
          </>
        )}
      </AnswerRegion>
    </div>
  )
}

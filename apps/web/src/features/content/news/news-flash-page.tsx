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

/** Flashes on a page (B.news.02). */
const PAGE_SIZE = 10

/** /newsFlash: the news flashes, newest first; `?page=2` for the next ten. */
export function NewsFlashPage() {
  const { t } = useTranslation('news')
  const navigate = useNavigate()
  const page = pageNumber(useSearch({ strict: false }))
  const request = { pageNum: page, pageSize: PAGE_SIZE }
  const query = useQuery({ ...callQuery(useLanguage(), 'content', 'listNewsFlashes', request), placeholderData: keepPreviousData })
  return (
    <div className={plain['page']}>
      <header className={plain['header']}>
        <h1>{t('flash.title')}</h1>
        <p>{t('flash.lead')}</p>
      </header>
      <AnswerRegion query={query} failed={t('flash.failed')}>
        {({ list, total }) => (
          <>
            {list.length === 0 && <NoArticles>{t('flash.empty')}</NoArticles>}
            <ArticleRows rows={list} readAt="/newFlash_deatil/{$id}.html" />
            <ListPager
              page={page}
              total={total}
              pageSize={PAGE_SIZE}
              onPage={(next) => void navigate({ to: '/newsFlash', search: next === 1 ? {} : { page: String(next) } })}
            />
          </>
        )}
      </AnswerRegion>
    </div>
  )
}

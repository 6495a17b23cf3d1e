import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { AnswerRegion } from '../article/answer-region.tsx'
import { ListPager } from '../article/list-pager.tsx'
import { ArticleRows } from './article-rows.tsx'
import { NewsSidebar } from './news-sidebar.tsx'
import styles from './news-home-page.module.css'
import { NoArticles } from './no-articles.tsx'
import { pageNumber } from './page-number.ts'

const PAGE_SIZE = 10

/** /newshome: all news or one column of it (`?column=202`), newest first; flashes, notices and partners beside it. */
export function NewsHomePage() {
  const { t } = useTranslation('news')
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as Readonly<Record<string, unknown>>
  const column = typeof search['column'] === 'string' && /^[1-9]\d{0,8}$/.test(search['column']) ? search['column'] : null
  const page = pageNumber(search)
  const query = useNews(column, page)
  const ofColumn = column === null ? {} : { column }
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t('news.title')}</h1>
        <p>{t('news.lead')}</p>
      </header>
      <div className={styles['columns']}>
        <div className={styles['list']}>
          <Columns chosen={column} />
          <AnswerRegion query={query} failed={t('news.failed')} missing={<NoArticles>{t('news.empty')}</NoArticles>}>
            {({ list, total }) => (
              <>
                {list.length === 0 && <NoArticles>{t('news.empty')}</NoArticles>}
                <ArticleRows rows={list} readAt="/newsinfo/$id" />
                <ListPager
                  page={page}
                  total={total}
                  pageSize={PAGE_SIZE}
                  onPage={(next) => void navigate({ to: '/newshome', search: { ...ofColumn, ...(next > 1 && { page: String(next) }) } })}
                />
              </>
            )}
          </AnswerRegion>
        </div>
        <NewsSidebar />
      </div>
    </div>
  )
}

function useNews(column: string | null, pageNo: number) {
  const language = useLanguage()
  const paging = { pageNo, pageSize: PAGE_SIZE }
  const all = useQuery({
    ...callQuery(language, 'content', 'listNews', paging),
    placeholderData: keepPreviousData,
    enabled: column === null,
  })
  const some = useQuery({
    ...callQuery(language, 'content', 'listColumnArticles', { columnId: Number(column), ...paging }),
    placeholderData: keepPreviousData,
    enabled: column !== null,
  })
  return column === null ? all : some
}

function Columns({ chosen }: { chosen: string | null }) {
  const { t } = useTranslation('news')
  const { data } = useQuery(callQuery(useLanguage(), 'content', 'getColumnTree', {}))
  const columns = [{ id: null, name: t('news.all') }, ...(data ?? []).map(({ id, name }) => ({ id: String(id), name }))]
  return (
    <nav className={styles['tabs']} aria-label={t('news.columns')}>
      {columns.map(({ id, name }) => (
        <Link
          key={name}
          to="/newshome"
          search={id === null ? {} : { column: id }}
          activeProps={{}}
          {...(id === chosen && { 'aria-current': 'page' })}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

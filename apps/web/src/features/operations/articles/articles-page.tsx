import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { Select } from '../../../components/select.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { ConsoleTable } from '../frame/console-table.tsx'
import { ListPage } from '../frame/list-page.tsx'
import { SearchField } from '../frame/search-field.tsx'
import { StateTag } from '../frame/state-tag.tsx'
import { useAction } from '../frame/use-action.ts'
import { PAGE_SIZE, useConsoleSearch } from '../frame/use-console-search.ts'
import { SECTIONS } from './article-sections.ts'
import styles from './article.module.css'

const STATES = ['all', 'shown', 'hidden', 'edited'] as const

/** /ops/articles: help, news and all other articles, hidden ones included. */
export function ArticlesPage() {
  const { t } = useTranslation('operations')
  const search = useConsoleSearch()
  const language = useLanguage()
  const section = SECTIONS.find((one) => one === search.value('section'))
  const state = STATES.find((one) => one === search.value('state')) ?? 'all'
  const text = search.value('text')
  const request = { pageNo: search.page, pageSize: PAGE_SIZE, state, text, ...(section && { section }) }
  const answer = useQuery({
    ...callQuery(language, 'operations', 'listArticles', request),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const publishing = useAction({
    action: ({ id, shown }: { id: number; shown: boolean }) => apiClient.operations.publishArticle({ id, shown: !shown }),
    notice: ({ shown }) => t(shown ? 'articles.isHidden' : 'articles.isPublished'),
  })
  return (
    <ListPage
      title={t('pages.articles')}
      search={search}
      answer={answer}
      narrowed
      empty=""
      error={publishing}
      actions={
        <Link to="/ops/articles/$id" params={{ id: 'new' }} className={styles['add']}>
          {t('articles.add')}
        </Link>
      }
      filters={
        <>
          <Select
            label={t('articles.section')}
            value={section ?? ''}
            options={[
              { value: '', name: t('articles.allSections') },
              ...SECTIONS.map((value) => ({ value, name: t(`sections.${value}`) })),
            ]}
            onChange={(next) => search.narrow({ section: next })}
          />
          <Select
            label={t('state')}
            value={state}
            options={STATES.map((value) => ({ value, name: t(`articles.states.${value}`) }))}
            onChange={(next) => search.narrow({ state: next === 'all' ? '' : next })}
          />
          <SearchField label={t('articles.find')} value={text} onValue={(next) => search.narrow({ text: next })} />
        </>
      }
    >
      {(rows) => (
        <ConsoleTable
          label={t('pages.articles')}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { key: 'id', title: t('articles.number'), render: ({ id }) => id, kind: 'number' },
            {
              key: 'title',
              title: t('articles.title'),
              kind: 'wide',
              render: ({ id, titleZh, titleEn }) => (
                <span className={styles['titles']}>
                  <Link to="/ops/articles/$id" params={{ id: String(id) }}>
                    {language === 'zh' ? titleZh : titleEn}
                  </Link>
                  <small lang={language === 'zh' ? 'en' : 'zh'}>{language === 'zh' ? titleEn : titleZh}</small>
                </span>
              ),
            },
            { key: 'section', title: t('articles.section'), render: (row) => t(`sections.${row.section}`) },
            {
              key: 'state',
              title: t('state'),
              render: ({ shown, edited, seeded, isGroup }) => (
                <span>
                  {isGroup && <StateTag kind="plain">{t('articles.isGroup')}</StateTag>}
                  <StateTag kind={shown ? 'good' : 'plain'}>{t(shown ? 'articles.states.shown' : 'articles.states.hidden')}</StateTag>
                  {edited && <StateTag kind="info">{t(seeded ? 'articles.states.edited' : 'articles.own')}</StateTag>}
                </span>
              ),
            },
            { key: 'date', title: t('articles.date'), render: ({ publishDate, isGroup }) => !isGroup && publishDate, kind: 'time' },
            { key: 'changed', title: t('articles.changed'), render: ({ updateTime }) => updateTime.slice(0, 16), kind: 'time' },
            {
              key: 'actions',
              title: t('actions'),
              kind: 'actions',
              render: (row) => (
                <Button
                  kind="link"
                  disabled={publishing.isPending}
                  aria-label={t(row.shown ? 'articles.hideOne' : 'articles.publishOne', {
                    title: language === 'zh' ? row.titleZh : row.titleEn,
                  })}
                  onClick={() => publishing.mutate(row)}
                >
                  {t(row.shown ? 'articles.hide' : 'articles.publish')}
                </Button>
              ),
            },
          ]}
        />
      )}
    </ListPage>
  )
}

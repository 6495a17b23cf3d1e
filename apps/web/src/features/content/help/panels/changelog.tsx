import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../../api/call-query.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { AnswerRegion } from '../../article/answer-region.tsx'
import { ArticleText } from '../../article/article-text.tsx'
import { dayOf } from '../../article/day-of.ts'
import { ListPager } from '../../article/list-pager.tsx'
import { usePreparedArticle } from '../../article/use-prepared-article.ts'
import styles from './changelog.module.css'

const PAGE_SIZE = 20

interface ChangelogProps {
  readonly onArticle?: ((id: string) => void) | undefined
  /** Level of the headings of its entries. */
  readonly level?: 2 | 4
}

/** The changes of each version, newest first, as a timeline; a message if there are none (B.help.08). */
export function Changelog({ onArticle, level = 2 }: ChangelogProps) {
  const { t } = useTranslation('help')
  const [page, setPage] = useState(1)
  const request = { pageNo: page, pageSize: PAGE_SIZE }
  const query = useQuery({ ...callQuery(useLanguage(), 'content', 'listUpgradeLog', request), placeholderData: keepPreviousData })
  return (
    <AnswerRegion query={query} failed={t('upgrade.failed')}>
      {({ list, total }) => (
        <>
          {total === 0 && (
            <p className={styles['empty']} role="status">
              {t('upgrade.empty')}
            </p>
          )}
          <ol className={styles['log']}>
            {list.map((update, index) => (
              <Update key={update.id} update={update} latest={page === 1 && index === 0} level={level} onArticle={onArticle} />
            ))}
          </ol>
          <ListPager page={page} total={total} pageSize={PAGE_SIZE} onPage={setPage} />
        </>
      )}
    </AnswerRegion>
  )
}

interface UpdateProps extends Required<Pick<ChangelogProps, 'level'>>, Pick<ChangelogProps, 'onArticle'> {
  readonly update: { readonly id: number; readonly title: string; readonly content: string; readonly createTime: string }
  readonly latest: boolean
}

function Update({ update, latest, level, onArticle }: UpdateProps) {
  const { t } = useTranslation('help')
  const { html } = usePreparedArticle(update.content, '', `update-${update.id}-`)
  const day = dayOf(update.createTime)
  const Title = level === 2 ? 'h2' : 'h4'
  return (
    <li className={styles['update']}>
      <time dateTime={day}>{day}</time>
      <div>
        <Title>
          {update.title}
          {latest && <span className={styles['latest']}>{t('upgrade.new')}</span>}
        </Title>
        <ArticleText html={html} onArticle={onArticle} />
      </div>
    </li>
  )
}

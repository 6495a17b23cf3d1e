import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import styles from './article.module.css'

interface ArticlePreviewProps {
  readonly title: string
  readonly markdown: string
  readonly language: 'zh' | 'en'
}

/** A text as rendered for readers. */
export function ArticlePreview({ title, markdown, language }: ArticlePreviewProps) {
  const { t } = useTranslation('operations')
  const { data, error, refetch } = useQuery({
    ...callQuery(language, 'operations', 'previewArticle', { markdown, language }),
    placeholderData: keepPreviousData,
  })
  if (error) return <FailurePanel title={t('articles.notPreviewed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <WaitingBar />
  return (
    <article className={styles['preview']}>
      <h3>{title}</h3>
      {data.content === '' ? (
        <p>{t('articles.noText')}</p>
      ) : (
        // Sanitised by the server, and the page's security policy prevents scripts.
        // oxlint-disable-next-line react/no-danger
        <div dangerouslySetInnerHTML={{ __html: data.content }} />
      )}
    </article>
  )
}

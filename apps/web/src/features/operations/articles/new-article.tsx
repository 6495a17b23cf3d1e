import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Select } from '../../../components/select.tsx'
import { useAction } from '../frame/use-action.ts'
import { ArticleFacts } from './article-facts.tsx'
import { SECTIONS } from './article-sections.ts'
import pageStyles from '../frame/console-page.module.css'
import styles from './article.module.css'
import { ArticleTexts } from './article-texts.tsx'
import { emptyDraft, useArticleDraft } from './use-article-draft.ts'

/** A new article: hidden until it is published. */
export function NewArticle() {
  const { t } = useTranslation('operations')
  const navigate = useNavigate()
  const [beginning] = useState(() => emptyDraft('news', today()))
  const { draft, change, changeText } = useArticleDraft(beginning)
  const adding = useAction({
    action: () => apiClient.operations.addArticle(draft),
    notice: t('articles.added'),
    done: ({ id }) => void navigate({ to: '/ops/articles/$id', params: { id: String(id) }, replace: true }),
  })
  const isFilled = (['zh', 'en'] as const).every((language) => draft[language].title.trim() !== '')
  return (
    <form
      className={styles['editor']}
      onSubmit={(event) => {
        event.preventDefault()
        adding.mutate(undefined)
      }}
    >
      <header className={pageStyles['bar']}>
        <h1>{t('articles.add')}</h1>
        <Select
          label={t('articles.section')}
          value={draft.section}
          options={SECTIONS.map((value) => ({ value, name: t(`sections.${value}`) }))}
          onChange={(section) => change({ section, parentId: null })}
        />
        <Button kind="primary" type="submit" disabled={!isFilled || adding.isPending}>
          {t('save')}
        </Button>
      </header>
      {adding.error && <FailurePanel title={t('notDone')} error={adding.error} onRetry={adding.reset} />}
      <ArticleFacts draft={draft} onChange={change} />
      <ArticleTexts draft={draft} titleOnly={false} onText={changeText} />
    </form>
  )
}

/** The day in Shanghai, `yyyy-MM-dd`. */
function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date())
}

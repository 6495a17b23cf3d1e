import { ApiError } from '@gezhi/contract/client'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { QuestionDialog } from '../frame/question-dialog.tsx'
import { StateTag } from '../frame/state-tag.tsx'
import { useAction } from '../frame/use-action.ts'
import { ArticleFacts } from './article-facts.tsx'
import { readingPath } from './article-sections.ts'
import pageStyles from '../frame/console-page.module.css'
import styles from './article.module.css'
import { ArticleTexts } from './article-texts.tsx'
import { draftOf, useArticleDraft, type WrittenArticle } from './use-article-draft.ts'

/** Edits an existing article: both languages, saved together; publish, restore. */
export function ArticleEditor({ article, onLoad }: { article: WrittenArticle; onLoad: () => void }) {
  const { t } = useTranslation('operations')
  const language = useLanguage()
  const { id, section, shown, edited, seeded, version, isGroup } = article
  const { draft, isChanged, change, changeText } = useArticleDraft(draftOf(article))
  const [restoring, setRestoring] = useState(false)
  const { section: _section, ...written } = draft
  const saving = useAction({
    action: () => apiClient.operations.saveArticle({ id, version, ...written }),
    notice: t('articles.saved'),
    done: onLoad,
  })
  const publishing = useAction({
    action: () => apiClient.operations.publishArticle({ id, shown: !shown }),
    notice: t(shown ? 'articles.isHidden' : 'articles.isPublished'),
    done: onLoad,
  })
  const restoringAction = useAction({
    action: () => apiClient.operations.restoreArticle({ id, version }),
    notice: t('articles.restored'),
    done: onLoad,
  })
  useBlocker({ shouldBlockFn: () => isChanged && !confirm(t('articles.leave')), enableBeforeUnload: isChanged })
  const path = isGroup ? null : readingPath(section, id)
  return (
    <>
      <form
        className={styles['editor']}
        onSubmit={(event) => {
          event.preventDefault()
          saving.mutate(undefined)
        }}
      >
        <header className={pageStyles['bar']}>
          <h1>{article[language].title}</h1>
          <p>
            <StateTag kind={shown ? 'good' : 'plain'}>{t(shown ? 'articles.states.shown' : 'articles.states.hidden')}</StateTag>
            {edited && <StateTag kind="info">{t(seeded ? 'articles.states.edited' : 'articles.own')}</StateTag>}
          </p>
          {path !== null && shown && (
            <a href={path} target="_blank" rel="noreferrer">
              {t('articles.read')}
            </a>
          )}
          {seeded && edited && <Button onClick={() => setRestoring(true)}>{t('articles.restore')}</Button>}
          <Button disabled={isChanged || publishing.isPending} onClick={() => publishing.mutate(undefined)}>
            {t(shown ? 'articles.hide' : 'articles.publish')}
          </Button>
          <Button kind="primary" type="submit" disabled={!isChanged || saving.isPending}>
            {t('save')}
          </Button>
        </header>
        <SaveError
          error={saving.error ?? publishing.error}
          onRetry={() => [saving, publishing].forEach(({ reset }) => reset())}
          onLoad={onLoad}
        />
        {!isGroup && <ArticleFacts draft={draft} onChange={change} />}
        <ArticleTexts draft={draft} titleOnly={isGroup} onText={changeText} />
      </form>
      {restoring && (
        <QuestionDialog
          title={t('articles.restoreAsk')}
          confirm={t('articles.restore')}
          onConfirm={() => restoringAction.mutateAsync(undefined)}
          onClose={() => setRestoring(false)}
        >
          <p>{t('articles.restoreExplained')}</p>
        </QuestionDialog>
      )}
    </>
  )
}

interface SaveErrorProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly onLoad: () => void
}

/** Why it was not saved. A version saved by somebody else can be loaded; typed text stays until then. */
function SaveError({ error, onRetry, onLoad }: SaveErrorProps) {
  const { t } = useTranslation('operations')
  if (!error) return null
  if (!(error instanceof ApiError && error.error === 'ARTICLE_CHANGED')) {
    return <FailurePanel title={t('notDone')} error={error} onRetry={onRetry} />
  }
  return (
    <div className={styles['conflict']} role="alert">
      <p>{t('articles.conflict')}</p>
      <Button onClick={onLoad}>{t('articles.loadTheirs')}</Button>
    </div>
  )
}

import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useWaitingStage } from '../../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { ArticleEditor } from './article-editor.tsx'
import pageStyles from '../frame/console-page.module.css'
import { NewArticle } from './new-article.tsx'
import { useArticle } from './use-article.ts'

/** /ops/articles/:id: an article in both languages side by side; `new` for a new one. */
export function ArticlePage() {
  const { t } = useTranslation('operations')
  const { id } = useParams({ strict: false })
  return (
    <section>
      <p className={pageStyles['back']}>
        <Link to="/ops/articles">{t('articles.back')}</Link>
      </p>
      {id === 'new' ? <NewArticle /> : <PresentArticle key={id} id={Number(id)} />}
    </section>
  )
}

function PresentArticle({ id }: { id: number }) {
  const { t } = useTranslation('operations')
  const { article, beginning, error, load } = useArticle(id)
  const stage = useWaitingStage(article === null && error === null)
  if (article === null && error !== null) return <FailurePanel title={t('failed')} error={error} onRetry={load} />
  if (article === null) return stage === 'none' ? null : <WaitingBar />
  return <ArticleEditor key={beginning} article={article} onLoad={load} />
}

import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AnswerRegion } from '../article/answer-region.tsx'
import { ArticleText } from '../article/article-text.tsx'
import { usePreparedArticle } from '../article/use-prepared-article.ts'
import styles from './help-front.module.css'
import { HelpSearchForm } from './help-search-form.tsx'
import { RecommendBadge } from './recommend-badge.tsx'
import { articlesBelow, type HelpPart, useHelpMenu } from './use-help-menu.ts'

const HOT = 1

/** The start page of the help centre: search, popular articles, all topics, and common problems with their answers. */
export function HelpFront() {
  const { t } = useTranslation('help')
  const menu = useHelpMenu()
  const hot = (menu.data ?? [])
    .flatMap((part) => (part.kind === 'articles' ? articlesBelow(part.entries) : []))
    .filter(({ recomend }) => recomend === HOT)
  return (
    <>
      <header className={styles['hero']}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        <HelpSearchForm />
        <nav className={styles['hot']} aria-label={t('menu.popular')}>
          {hot.length > 0 && <span>{t('menu.popular')}</span>}
          {hot.map(({ id, title }) => (
            <Link key={id} to="/helpCenter" search={{ id: String(id) }}>
              {title}
            </Link>
          ))}
        </nav>
      </header>
      <div className={styles['answer']}>
        <AnswerRegion query={menu} failed={t('failed')}>
          {(parts) => <Topics parts={parts} />}
        </AnswerRegion>
      </div>
    </>
  )
}

function Topics({ parts }: { parts: readonly HelpPart[] }) {
  const articles = parts.filter((part) => part.kind === 'articles')
  const problems = articles.find(({ name }) => name === 'problem')
  return (
    <>
      <div className={styles['cards']}>
        {articles
          .filter((part) => part !== problems)
          .flatMap((part) => cardsOf(part))
          .map(({ title, entries }) => (
            <section key={title} className={styles['card']}>
              <h2>{title}</h2>
              <ul>
                {articlesBelow(entries).map(({ id, title: name, recomend }) => (
                  <li key={id}>
                    <Link to="/helpCenter" search={{ id: String(id) }}>
                      {name}
                    </Link>
                    <RecommendBadge value={recomend} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
      {problems && (
        <section className={styles['problems']}>
          <h2>{problems.title}</h2>
          {articlesBelow(problems.entries).map(({ id, title, detailContent }) => (
            <Problem key={id} title={title} content={detailContent} />
          ))}
        </section>
      )}
    </>
  )
}

/** One card per group; articles without a group share one. */
function cardsOf({ title, entries }: Extract<HelpPart, { kind: 'articles' }>) {
  const groups = entries.filter(({ detailContent }) => detailContent === '')
  const alone = entries.filter(({ detailContent }) => detailContent !== '')
  return [
    ...(alone.length > 0 ? [{ title, entries: alone }] : []),
    ...groups.map((group) => ({ title: group.title, entries: group.children })),
  ]
}

function Problem({ title, content }: { title: string; content: string }) {
  const { html } = usePreparedArticle(content)
  return (
    <details className={styles['problem']}>
      <summary>{title}</summary>
      <ArticleText html={html} />
    </details>
  )
}

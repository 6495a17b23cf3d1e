import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { ArticlePreview } from './article-preview.tsx'
import twoSides from '../frame/two-sides.module.css'
import styles from './article.module.css'
import type { ArticleDraft } from './use-article-draft.ts'

interface ArticleTextsProps {
  readonly draft: ArticleDraft
  /** A group has a title only. */
  readonly titleOnly: boolean
  readonly onText: (language: 'zh' | 'en', change: Partial<ArticleDraft['zh']>) => void
}

/** Both languages side by side, below each other on a phone; for editing or as a preview. */
export function ArticleTexts({ draft, titleOnly, onText }: ArticleTextsProps) {
  const { t } = useTranslation('operations')
  const [previewed, setPreviewed] = useState(false)
  return (
    <>
      {!titleOnly && (
        <p className={styles['modes']} role="group" aria-label={t('articles.mode')}>
          <Button aria-pressed={!previewed} onClick={() => setPreviewed(false)}>
            {t('articles.write')}
          </Button>
          <Button aria-pressed={previewed} onClick={() => setPreviewed(true)}>
            {t('articles.preview')}
          </Button>
          <span>{t('articles.markdownHint')}</span>
        </p>
      )}
      <div className={twoSides['sides']}>
        {(['zh', 'en'] as const).map((language) => (
          <section key={language} lang={language} aria-label={t(`articles.${language}`)}>
            <h2>{t(`articles.${language}`)}</h2>
            {previewed ? (
              <ArticlePreview title={draft[language].title} markdown={draft[language].markdown} language={language} />
            ) : (
              <Written text={draft[language]} titleOnly={titleOnly} onText={(change) => onText(language, change)} />
            )}
          </section>
        ))}
      </div>
    </>
  )
}

/** Single lines of a text: most characters. */
const LINES = [
  { name: 'title', max: 200 },
  { name: 'keywords', max: 500 },
  { name: 'summary', max: 1000 },
] as const

interface WrittenProps {
  readonly text: ArticleDraft['zh']
  readonly titleOnly: boolean
  readonly onText: (change: Partial<ArticleDraft['zh']>) => void
}

function Written({ text, titleOnly, onText }: WrittenProps) {
  const { t } = useTranslation('operations')
  const id = useId()
  return (
    <div className={styles['written']}>
      {(titleOnly ? LINES.slice(0, 1) : LINES).map(({ name, max }) => (
        <label key={name}>
          {t(`articles.${name}`)}
          <input
            className="gz-input"
            required={name === 'title'}
            maxLength={max}
            value={text[name]}
            onChange={({ target }) => onText({ [name]: target.value })}
          />
        </label>
      ))}
      {!titleOnly && (
        <>
          <label htmlFor={id}>{t('articles.markdown')}</label>
          <textarea
            id={id}
            className="gz-input"
            rows={24}
            maxLength={100_000}
            spellCheck="true"
            value={text.markdown}
            onChange={({ target }) => onText({ markdown: target.value })}
          />
        </>
      )}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import styles from './article.module.css'
import type { ArticleDraft } from './use-article-draft.ts'

interface ArticleFactsProps {
  readonly draft: ArticleDraft
  readonly onChange: (change: Partial<ArticleDraft>) => void
}

/** Properties of an article that are the same in both languages: position, date, marker, link. */
export function ArticleFacts({ draft, onChange }: ArticleFactsProps) {
  const { t } = useTranslation('operations')
  const { data } = useQuery(callQuery(useLanguage(), 'operations', 'listArticleGroups', {}))
  const groups = (data ?? []).filter(({ section }) => section === draft.section)
  return (
    <fieldset className={styles['facts']}>
      <legend className="visually-hidden">{t('articles.facts')}</legend>
      <label>
        {t('articles.group')}
        <select
          className="gz-select"
          value={draft.parentId ?? ''}
          onChange={({ target }) => onChange({ parentId: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{t('articles.noGroup')}</option>
          {groups.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('articles.date')}
        <input
          type="date"
          required
          className="gz-input"
          value={draft.publishDate}
          onChange={({ target }) => onChange({ publishDate: target.value })}
        />
      </label>
      <label>
        {t('articles.position')}
        <input
          type="number"
          min={0}
          max={1_000_000}
          required
          className="gz-input"
          value={draft.position}
          onChange={({ target }) => onChange({ position: Number(target.value) })}
        />
      </label>
      <label>
        {t('articles.mark')}
        <select
          className="gz-select"
          value={draft.recommended}
          onChange={({ target }) => onChange({ recommended: target.value === '1' ? 1 : target.value === '2' ? 2 : 0 })}
        >
          <option value={0}>{t('articles.noMark')}</option>
          <option value={1}>{t('articles.hot')}</option>
          <option value={2}>{t('articles.new')}</option>
        </select>
      </label>
      <label>
        {t('articles.link')}
        <input
          className="gz-input"
          maxLength={500}
          placeholder="https://"
          value={draft.link ?? ''}
          onChange={({ target }) => onChange({ link: target.value.trim() === '' ? null : target.value.trim() })}
        />
      </label>
    </fieldset>
  )
}

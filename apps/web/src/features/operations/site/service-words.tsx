import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import type { DraftWords } from './service-draft.ts'
import styles from './service.module.css'

interface ServiceWordsProps {
  readonly words: DraftWords
  readonly onChange: (words: DraftWords) => void
}

/** A service in one language: name, summary, and headings with their lines. */
export function ServiceWords({ words, onChange }: ServiceWordsProps) {
  const { t } = useTranslation('operations')
  const { name, summary, sections } = words
  const put = (index: number, change: Partial<DraftWords['sections'][number]>) =>
    onChange({ ...words, sections: sections.map((section, at) => (at === index ? { ...section, ...change } : section)) })
  return (
    <div className={styles['words']}>
      <label>
        {t('services.name')}
        <input
          className="gz-input"
          required
          maxLength={50}
          value={name}
          onChange={({ target }) => onChange({ ...words, name: target.value })}
        />
      </label>
      <label>
        {t('services.summary')}
        <textarea
          className="gz-input"
          required
          rows={2}
          maxLength={300}
          value={summary}
          onChange={({ target }) => onChange({ ...words, summary: target.value })}
        />
      </label>
      {sections.map(({ title, lines }, index) => (
        // Sections have no key other than their index.
        <fieldset key={index}>
          <legend className="visually-hidden">{t('services.section', { number: index + 1 })}</legend>
          <label>
            {t('services.heading')}
            <input
              className="gz-input"
              required={lines.trim() !== ''}
              maxLength={50}
              value={title}
              onChange={({ target }) => put(index, { title: target.value })}
            />
          </label>
          <label>
            {t('services.lines')}
            <textarea
              className="gz-input"
              required={title.trim() !== ''}
              rows={5}
              maxLength={6000}
              value={lines}
              onChange={({ target }) => put(index, { lines: target.value })}
            />
          </label>
          <Button kind="link" onClick={() => onChange({ ...words, sections: sections.filter((_, at) => at !== index) })}>
            {t('services.removeSection', { number: index + 1 })}
          </Button>
        </fieldset>
      ))}
      {sections.length < 12 && (
        <Button className={styles['more'] ?? ''} onClick={() => onChange({ ...words, sections: [...sections, { title: '', lines: '' }] })}>
          {t('services.addSection')}
        </Button>
      )}
    </div>
  )
}

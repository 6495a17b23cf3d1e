import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import { descriptionParts, type DescriptionPart, type ParagraphLike } from './description-outline.ts'
import styles from './description-text.module.css'

/** The description by its parts, with an outline to jump by. */
export function DescriptionText({ paragraphs }: { paragraphs: readonly ParagraphLike[] }) {
  const { t } = useTranslation('patents')
  const parts = useMemo(() => descriptionParts(paragraphs), [paragraphs])
  const name = (part: DescriptionPart, index: number) =>
    part.heading ?? (part.section ? t(`part.${part.section}`) : t('text.untitledPart', { number: index + 1 }))
  return (
    <>
      {parts.length > 1 && (
        <nav className={styles['outline']} aria-label={t('text.outline')}>
          <ol>
            {parts.map((part, index) => (
              <li key={part.id}>
                <button type="button" onClick={() => document.getElementById(part.id)?.scrollIntoView({ block: 'start' })}>
                  {name(part, index)}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {parts.map((part, index) => (
        <section key={part.id} id={part.id} className={styles['part']}>
          {parts.length > 1 && <h3>{name(part, index)}</h3>}
          {part.paragraphs.map((paragraph, at) => (
            <p key={at}>
              <HighlightedText text={paragraph} />
            </p>
          ))}
        </section>
      ))}
    </>
  )
}

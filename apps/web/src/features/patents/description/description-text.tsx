import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LongList } from '../long-text/long-list.tsx'
import { descriptionParts, type DescriptionPart, type ParagraphLike } from './description-outline.ts'
import styles from './description-text.module.css'
import { ParagraphText } from './paragraph-text.tsx'

/** The description by its parts, with an outline for navigation. */
export const DescriptionText = memo(function DescriptionText({ paragraphs }: { paragraphs: readonly ParagraphLike[] }) {
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
          <LongList as="div" items={part.paragraphs} lengthOf={lengthOf}>
            {drawParagraph}
          </LongList>
        </section>
      ))}
    </>
  )
})

const lengthOf = (paragraph: string) => paragraph.length
const drawParagraph = (paragraph: string, at: number) => <ParagraphText key={at} text={paragraph} />

import { useEffect, useRef, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { fillAll } from '../long-text/fill-order.ts'
import { HitMap } from '../marking/hit-map.tsx'
import { HitSteps } from '../marking/hit-steps.tsx'
import { LateSignLayer } from '../signs/late-sign-layer.tsx'
import { TranslationToggle } from '../translation/translation-mode.tsx'
import { useHits } from '../marking/use-hits.ts'
import { TEXT_PARTS, type TextPart } from '../page-address.ts'
import { isWithoutText, NoText } from './no-text.tsx'
import styles from './text-column.module.css'
import { TEXT_SECTIONS, type TextPartProps } from './text-sections.tsx'
import { useScrollbarWidth } from './use-scrollbar-width.ts'
import { useSectionTitles } from './use-section-titles.ts'

/** All sections of the text in one column, with links to them at the top and a map of the hits next to the scrollbar. */
export function TextColumn(props: TextPartProps) {
  const { t } = useTranslation('patents')
  const titles = useSectionTitles(props.patent, props.lang)
  const column = useRef<HTMLDivElement>(null)
  const hits = useHits(column)
  useEffect(() => {
    addEventListener('beforeprint', fillAll)
    return () => removeEventListener('beforeprint', fillAll)
  }, [])
  const scrollbar = useScrollbarWidth(column)
  const factsOnly = isWithoutText(props.patent)
  const parts: readonly TextPart[] = factsOnly ? ['biblio'] : TEXT_PARTS
  return (
    <div className={styles['frame']} style={{ '--scrollbar': `${scrollbar}px` } as CSSProperties}>
      <div ref={column} className={styles['column']} data-scroll-restoration-id="patent-text">
        <div className={styles['jumps']}>
          <nav aria-label={t('sections.label')}>
            {parts.map((part) => (
              <button key={part} type="button" onClick={() => document.getElementById(`part-${part}`)?.scrollIntoView({ block: 'start' })}>
                {titles[part]}
              </button>
            ))}
          </nav>
          <div className={styles['tools']}>
            <TranslationToggle />
            <HitSteps hits={hits} />
          </div>
        </div>
        {parts.map((part) => {
          const Section = TEXT_SECTIONS[part]
          return (
            <section key={part} id={`part-${part}`} className={styles['section']} aria-labelledby={`title-${part}`}>
              <h2 id={`title-${part}`}>{titles[part]}</h2>
              <Section {...props} />
            </section>
          )
        })}
        {factsOnly && (
          <section id="part-description" className={styles['section']} aria-labelledby="title-none">
            <h2 id="title-none">{t('text.none')}</h2>
            <NoText patent={props.patent} />
          </section>
        )}
      </div>
      <HitMap hits={hits} />
      <LateSignLayer column={column} />
    </div>
  )
}

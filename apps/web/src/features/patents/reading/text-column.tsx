import { useTranslation } from 'react-i18next'
import { TEXT_PARTS } from '../page-address.ts'
import styles from './text-column.module.css'
import { TEXT_SECTIONS, type TextPartProps } from './text-sections.tsx'
import { useSectionTitles } from './use-section-titles.ts'

/** All parts of the text one under the other, with their titles on top to jump by. */
export function TextColumn(props: TextPartProps) {
  const { t } = useTranslation('patents')
  const titles = useSectionTitles(props.patent, props.lang)
  return (
    <div className={styles['column']} data-scroll-restoration-id="patent-text">
      <nav className={styles['jumps']} aria-label={t('sections.label')}>
        {TEXT_PARTS.map((part) => (
          <button key={part} type="button" onClick={() => document.getElementById(`part-${part}`)?.scrollIntoView({ block: 'start' })}>
            {titles[part]}
          </button>
        ))}
      </nav>
      {TEXT_PARTS.map((part) => {
        const Section = TEXT_SECTIONS[part]
        return (
          <section key={part} id={`part-${part}`} className={styles['section']} aria-labelledby={`title-${part}`}>
            <h2 id={`title-${part}`}>{titles[part]}</h2>
            <Section {...props} />
          </section>
        )
      })}
    </div>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type zh from './catalogue/zh.ts'
import styles from './compare-page.module.css'

interface CompareSectionProps {
  name: Exclude<keyof (typeof zh)['sections'], 'label'>
  /** Next to the title. */
  tools?: ReactNode
  children: ReactNode
}

/** A part of the comparison with its title. */
export function CompareSection({ name, tools, children }: CompareSectionProps) {
  const { t } = useTranslation('comparison')
  return (
    <section id={`compare-${name}`} className={styles['section']} aria-labelledby={`compare-title-${name}`}>
      <div className={styles['sectionTitle']}>
        <h2 id={`compare-title-${name}`}>{t(`sections.${name}`)}</h2>
        {tools}
      </div>
      {children}
    </section>
  )
}

import type { Language } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { ResultListLink } from '../../components/result-list-link.tsx'
import { HOT_WORDS } from './hot-word-table.ts'
import styles from './home-page.module.css'
import { useLoginGate } from './use-login-gate.ts'

/** Nine words, each a search (B.home.11), which needs a login (B.home.14). */
export function HotWords({ language }: { language: Language }) {
  const { t } = useTranslation('home')
  const gate = useLoginGate()
  return (
    <nav className={styles['hot']} aria-label={t('hotWords')}>
      <span aria-hidden="true">{t('hotWords')}</span>
      {HOT_WORDS.map((word) => (
        <ResultListLink key={word.zh} query={word[language]} className={styles['word']} onClick={gate}>
          {word[language]}
        </ResultListLink>
      ))}
    </nav>
  )
}

import type { Language } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '../../language/i18n.ts'
import { LANGUAGES } from '../../language/language.ts'
import { useLanguage } from '../../language/use-language.ts'
import { changeLanguageSegment } from '../language-rewrite.ts'
import styles from './app-header.module.css'

const OTHER: Readonly<Record<Language, Language>> = { zh: 'en', en: 'zh' }

/** Switches the interface to the other language, whose name is written in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const other = OTHER[useLanguage()]
  const change = async () => {
    await chooseLanguage(other)
    changeLanguageSegment(other)
  }
  return (
    <button type="button" className={styles['tool']} lang={LANGUAGES[other].tag} title={t('switchLanguage')} onClick={() => void change()}>
      {LANGUAGES[other].name}
    </button>
  )
}

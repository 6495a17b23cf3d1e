import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../language/use-language.ts'
import { languageName } from '../../../language/language-name.ts'
import styles from './text-sections.module.css'

/** A note that a text is shown in another language than requested. */
export function LanguageNote({ requested, shown }: { requested: string; shown: string }) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  return (
    <p className={styles['none']} lang={language}>
      {t('text.otherLanguage', { requested: languageName(requested, language), shown: languageName(shown, language) })}
    </p>
  )
}

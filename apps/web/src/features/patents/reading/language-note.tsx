import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../language/use-language.ts'
import { languageName } from '../language-name.ts'
import styles from './text-sections.module.css'

/** Says that a text is shown in another language than was asked for. */
export function LanguageNote({ wanted, shown }: { wanted: string; shown: string }) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  return (
    <p className={styles['none']} lang={language}>
      {t('text.otherLanguage', { wanted: languageName(wanted, language), shown: languageName(shown, language) })}
    </p>
  )
}

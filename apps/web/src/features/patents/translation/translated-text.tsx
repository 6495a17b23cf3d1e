import { ApiError } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { languageName } from '../../../language/language-name.ts'
import styles from './translated-text.module.css'
import { useTextTranslation, type TargetLanguage } from './use-text-translation.ts'

/** The translation of a text beside it: Chinese into English and English into Chinese, other languages into that of the reader. */
export function TranslatedText({ text, lang }: { text: string; lang: string }) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const causeOf = useCause()
  const target: TargetLanguage = lang === 'zh' ? 'en' : lang === 'en' ? 'zh' : language
  const { query, requested, request } = useTextTranslation(text, target)
  const name = languageName(target, language)
  if (!requested) {
    return (
      <p className={styles['request']}>
        <Button kind="link" onClick={request}>
          {t('translation.into', { language: name })}
        </Button>
      </p>
    )
  }
  if (query.data !== undefined) {
    return (
      <div className={styles['translation']}>
        <p className={styles['note']}>{t('translation.machine', { language: name })}</p>
        <p lang={target}>{query.data}</p>
      </div>
    )
  }
  if (!query.isError || query.isFetching) {
    return (
      <p className={styles['note']} role="status">
        {t('translation.waiting')}
      </p>
    )
  }
  const isOff = query.error instanceof ApiError && query.error.error === 'TRANSLATION_OFF'
  return (
    <p className={styles['failure']} role="alert">
      {isOff ? t('translation.off', { language: name }) : causeOf(query.error)}
      {!isOff && (
        <Button kind="link" onClick={() => void query.refetch()}>
          {t('pane.again')}
        </Button>
      )}
    </p>
  )
}

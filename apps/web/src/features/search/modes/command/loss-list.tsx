import type { Loss } from '@gezhi/query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../language/use-language.ts'

/** Parts of a query that a conversion could not express exactly, or a note that nothing was lost. */
export function LossList({ losses }: { losses: readonly Loss[] }) {
  const { t } = useTranslation('command')
  const language = useLanguage()
  if (losses.length === 0) return <p>{t('dialect.exact')}</p>
  return (
    <>
      <p>{t('dialect.losses')}</p>
      <ul>
        {losses.map(({ code, message, written, range }, index) => (
          <li key={`${code} ${written} ${range?.start ?? index}`}>{message[language]}</li>
        ))}
      </ul>
    </>
  )
}

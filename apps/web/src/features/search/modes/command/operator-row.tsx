import { OPERATORS } from '@gezhi/query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/button.tsx'
import { useLanguage } from '../../../../language/use-language.ts'
import styles from './command-page.module.css'

/** The operators of the language; a press inserts one. */
export function OperatorRow({ onOperator }: { onOperator: (text: string) => void }) {
  const { t } = useTranslation('command')
  const language = useLanguage()
  return (
    <div className={styles['operators']} role="group" aria-label={t('operators')}>
      {OPERATORS.map(({ name, insert, description }) => (
        <Button key={name} title={description[language]} onClick={() => onOperator(insert)}>
          {name}
        </Button>
      ))}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { saveFile } from '../../../components/save-file.ts'
import styles from './totp.module.css'

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('accounts')
  const save = () => saveFile(new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' }), 'gezhi-recovery-codes.txt')
  return (
    <>
      <p role="status">{t('totp.recoveryExplained')}</p>
      <ul className={styles['recovery']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <footer className={styles['actions']}>
        <Button onClick={save}>{t('totp.saveCodes')}</Button>
        <Button kind="primary" onClick={onDone}>
          {t('totp.done')}
        </Button>
      </footer>
    </>
  )
}

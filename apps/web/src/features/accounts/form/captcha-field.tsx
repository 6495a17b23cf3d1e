import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import type { Captcha } from './use-captcha.ts'
import styles from '../../../components/form/form.module.css'
import { TextField } from '../../../components/form/text-field.tsx'
import type { FieldState } from '../../../components/form/use-form.ts'

/** The captcha text, and the picture; a press on it loads another one. */
export function CaptchaField({ field, captcha }: { field: FieldState; captcha: Captcha }) {
  const { t } = useTranslation('accounts')
  return (
    <TextField
      label={t('fields.captcha')}
      field={field}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={4}
      beside={
        <span className={styles['captcha']}>
          {captcha.picture ? (
            <img src={captcha.picture} width="110" height="40" alt={t('captcha.picture')} data-verify-id={captcha.verifyId} />
          ) : (
            <span className={styles['captchaRoom']} role={captcha.failed ? 'alert' : undefined}>
              {captcha.failed && t('captcha.failed')}
            </span>
          )}
          <Button kind="link" onClick={captcha.refresh}>
            {t('captcha.refresh')}
          </Button>
        </span>
      }
    />
  )
}

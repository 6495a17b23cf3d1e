import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import styles from '../../../components/form/form.module.css'
import { TextField } from '../../../components/form/text-field.tsx'
import type { FieldState } from '../../../components/form/use-form.ts'

interface PasswordFieldProps {
  readonly label: string
  readonly field: FieldState
  /** `current-password`, or `new-password` when one is set. */
  readonly autoComplete: 'current-password' | 'new-password'
  readonly maxLength?: number | undefined
  /** Rule for a new password, shown below the input. */
  readonly hint?: string
}

/** A password, which can be made visible; warns if caps lock is on. */
export function PasswordField({ label, field, autoComplete, maxLength = 100, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('accounts')
  const [shown, setShown] = useState(false)
  const [caps, setCaps] = useState(false)
  const look = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))
  return (
    <div>
      <TextField
        label={label}
        field={field}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={maxLength}
        {...rest}
        onKeyDown={look}
        onKeyUp={look}
        onBlur={() => setCaps(false)}
        beside={
          <Button aria-pressed={shown} className={styles['beside']} onClick={() => setShown(!shown)}>
            {t(shown ? 'fields.hidePassword' : 'fields.showPassword')}
          </Button>
        }
      />
      {caps && (
        <p className={styles['hint']} role="status">
          {t('fields.capsLock')}
        </p>
      )}
    </div>
  )
}

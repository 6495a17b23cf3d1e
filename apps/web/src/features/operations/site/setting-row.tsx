import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import type { SettingField, SiteSetting } from './setting-groups.ts'
import { SettingInput } from './setting-input.tsx'
import styles from './settings.module.css'

interface SettingRowProps {
  readonly field: SettingField
  readonly setting: SiteSetting
  readonly value: string
  /** The server's error. */
  readonly error: string | undefined
  readonly onValue: (value: string) => void
  readonly onReset: () => void
}

/** A setting: name, control, description, and a reset to the server's start value. */
export function SettingRow({ field: { name, kind }, setting, value, error, onValue, onReset }: SettingRowProps) {
  const { t } = useTranslation('operations')
  const id = useId()
  return (
    <div className={styles['row']} data-kind={kind === 'switch' ? 'switch' : undefined}>
      <label htmlFor={id}>{t(`settings.names.${name}`)}</label>
      <SettingInput id={id} kind={kind} value={value} onValue={onValue} aria-describedby={`${id}-why`} aria-invalid={error !== undefined} />
      <p id={`${id}-why`} className={styles['why']}>
        {error !== undefined && (
          <strong role="alert">
            {t(`settings.names.${name}`)} {error}
          </strong>
        )}
        <span>{t(`settings.whys.${name}`)}</span>
        {setting.changed && (
          <span>
            {t(setting.initial === '' ? 'settings.noInitial' : 'settings.initial', { value: describe(setting.initial) })}
            <Button kind="link" aria-label={t('settings.resetOne', { name: t(`settings.names.${name}`) })} onClick={onReset}>
              {t('settings.reset')}
            </Button>
          </span>
        )}
      </p>
    </div>
  )

  function describe(initial: string): string {
    return initial === 'on' || initial === 'off' ? t(`settings.${initial}`) : initial
  }
}

import type { ComponentProps } from 'react'
import { fromField, toField } from './moment-field.ts'
import type { SettingKind } from './setting-groups.ts'

interface SettingInputProps extends Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'> {
  readonly kind: SettingKind
  readonly value: string
  readonly onValue: (value: string) => void
}

/** The input of a setting; its value is text in the form of the environment, whatever the control. */
export function SettingInput({ kind, value, onValue, ...rest }: SettingInputProps) {
  switch (kind) {
    case 'switch':
      return <input {...rest} type="checkbox" checked={value === 'on'} onChange={({ target }) => onValue(target.checked ? 'on' : 'off')} />
    case 'yuan':
      return (
        <input
          {...rest}
          className="gz-input"
          type="number"
          min={0.01}
          step={0.01}
          required
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )
    case 'moment':
      return (
        <input
          {...rest}
          className="gz-input"
          type="datetime-local"
          step={1}
          required
          value={toField(value)}
          onChange={({ target }) => onValue(fromField(target.value))}
        />
      )
    case 'address':
      return (
        <input
          {...rest}
          className="gz-input"
          inputMode="url"
          maxLength={500}
          placeholder="https://"
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )
    default:
      return <input {...rest} className="gz-input" maxLength={kind.text} value={value} onChange={({ target }) => onValue(target.value)} />
  }
}

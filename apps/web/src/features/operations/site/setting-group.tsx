import { ApiError } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useAction } from '../frame/use-action.ts'
import { ActivityState } from './activity-state.tsx'
import { QrPictures } from './qr-pictures.tsx'
import type { SettingField, SettingGroupName, SiteSetting } from './setting-groups.ts'
import { SettingRow } from './setting-row.tsx'
import styles from './settings.module.css'

interface SettingGroupProps {
  readonly group: SettingGroupName
  readonly fields: readonly SettingField[]
  readonly settings: readonly SiteSetting[]
}

/** Related settings, saved together: only the changed ones. */
export function SettingGroup({ group, fields, settings }: SettingGroupProps) {
  const { t } = useTranslation('operations')
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({})
  const rows = fields.map((field) => {
    const setting = settings.find(({ name }) => name === field.name)!
    return { field, setting, value: written[field.name] ?? setting.value }
  })
  const changes = rows
    .filter(({ setting, value }) => value.trim() !== setting.value)
    .map(({ setting: { name }, value }) => ({ name, value: value as string | null }))
  const saving = useAction({
    action: (values: { name: SiteSetting['name']; value: string | null }[]) => apiClient.operations.saveSiteSettings({ values }),
    notice: t('settings.saved'),
    done: (_answer, values) =>
      setWritten((before) => Object.fromEntries(Object.entries(before).filter(([name]) => values.every((one) => one.name !== name)))),
  })
  const errors = errorsOf(saving.error)
  return (
    <form
      className={styles['group']}
      aria-labelledby={`settings-${group}`}
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate(changes)
      }}
    >
      <h2 id={`settings-${group}`}>{t(`settings.groups.${group}`)}</h2>
      <p>{t(`settings.groupWhys.${group}`)}</p>
      {group === 'qr' && <QrPictures />}
      {group === 'activity' && <ActivityState settings={settings} />}
      {rows.map(({ field, setting, value }) => (
        <SettingRow
          key={field.name}
          field={field}
          setting={setting}
          value={value}
          error={errors.get(field.name)}
          onValue={(next) => setWritten({ ...written, [field.name]: next })}
          onReset={() => saving.mutate([{ name: field.name, value: null }])}
        />
      ))}
      {saving.error && errors.size === 0 && <FailurePanel title={t('notDone')} error={saving.error} onRetry={saving.reset} />}
      <footer>
        <Button kind="primary" type="submit" disabled={changes.length === 0 || saving.isPending}>
          {t('save')}
        </Button>
      </footer>
    </form>
  )
}

/** Errors by setting. */
function errorsOf(error: unknown): ReadonlyMap<string, string> {
  const errors = error instanceof ApiError && error.error === 'INVALID_INPUT' ? (error.data.faults ?? []) : []
  return new Map(errors.map(({ field, message }) => [field, message]))
}

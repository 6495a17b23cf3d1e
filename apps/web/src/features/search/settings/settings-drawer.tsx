import type { SearchSettings } from '@gezhi/contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { failureOf } from '../../../components/failure/failure-kind.ts'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { Select } from '../../../components/select.tsx'
import { SidePanel } from '../../../components/side-panel/side-panel.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { keepOwnSettings } from '../../../search-state/own-settings.ts'
import styles from './settings-drawer.module.css'

/** The settings a list begins with, in the order they are asked. */
const SHOWN = ['defaultPage', 'pageNumber', 'merge'] as const

/** The search settings of the user: each is saved when it is changed, and holds from the next search on. */
export function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const client = useQueryClient()
  const asked = callQuery(language, 'library', 'findSettings', {})
  const settings = useQuery(asked)
  const options = useQuery(callQuery(language, 'library', 'listSettingOptions', {}))
  const merges = useQuery(callQuery(language, 'library', 'listMergeOptions', {}))
  const keep = (saved: SearchSettings) => {
    client.setQueryData(asked.queryKey, saved)
    keepOwnSettings(saved)
    showNotice(t('settings.saved'))
  }
  const tell = (error: unknown) => showNotice(failureOf(error).message ?? t('settings.failed'))
  const save = useMutation({
    mutationFn: (change: Partial<SearchSettings>) => apiClient.library.saveSettings(change),
    onSuccess: keep,
    onError: tell,
  })
  const restore = useMutation({ mutationFn: () => apiClient.library.restoreSettings({}), onSuccess: keep, onError: tell })
  const failed = [settings, options, merges].find(({ isError }) => isError)
  const choices = { ...options.data, merge: merges.data } as Record<string, { value: string | number; name: string }[] | undefined>
  return (
    <SidePanel title={t('settings.title')} closeLabel={t('settings.close')} onClose={onClose}>
      <div className={styles['body']}>
        <p>{t('settings.promise')}</p>
        {failed && <FailurePanel title={t('settings.failed')} error={failed.error} onRetry={() => void failed.refetch()} />}
        {settings.data &&
          SHOWN.map((name) => (
            <div key={name} className={styles['setting']}>
              <span aria-hidden>{t(`settings.${name}`)}</span>
              <Select
                label={t(`settings.${name}`)}
                value={String(settings.data[name])}
                options={(choices[name] ?? []).map((one) => ({ value: String(one.value), name: one.name }))}
                onChange={(chosen) => {
                  const value = choices[name]?.find((one) => String(one.value) === chosen)?.value
                  if (value !== undefined) save.mutate({ [name]: value })
                }}
              />
            </div>
          ))}
        <Button disabled={restore.isPending} onClick={() => restore.mutate()}>
          {t('settings.restore')}
        </Button>
      </div>
    </SidePanel>
  )
}

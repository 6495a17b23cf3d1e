import { isActive } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StateTag } from '../frame/state-tag.tsx'
import type { SiteSetting } from './setting-groups.ts'

/** Whether visitors see the offer now. */
export function ActivityState({ settings }: { settings: readonly SiteSetting[] }) {
  const { t } = useTranslation('operations')
  const value = (name: SiteSetting['name']) => settings.find((one) => one.name === name)!.value
  const [now] = useState(() => Date.now())
  const runs = isActive({ endTime: value('GEZHI_ACTIVITY_END') }, now)
  const state = value('GEZHI_ACTIVITY') !== 'on' ? 'off' : runs ? 'running' : 'over'
  return (
    <div>
      <StateTag kind={state === 'running' ? 'good' : 'plain'}>{t(`settings.activity.${state}`)}</StateTag>
    </div>
  )
}

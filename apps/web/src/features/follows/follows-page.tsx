import { FOLLOW_TYPES, type FollowType } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TabStrip } from '../../components/tab-strip/tab-strip.tsx'
import { KINDS } from '../../kinds/kinds.ts'
import { KindContext } from '../../kinds/use-kind.ts'
import { FollowList } from './follow-list.tsx'
import styles from './follows-page.module.css'

/** /starList: what the user follows, on a separate page. */
export function FollowsAlonePage() {
  return (
    <div className={styles['alone']}>
      <FollowsPage />
    </div>
  )
}

/** The follow types whose records can be searched, and their kinds. */
const FOLLOWED_KINDS = FOLLOW_TYPES.flatMap((type) => {
  const kind = KINDS.find(({ name }) => name === type)
  return kind === undefined ? [] : [{ type, kind }]
})

/** /user/attention, in the user centre: what the user follows, by type where there is more than one. */
export function FollowsPage() {
  const { t } = useTranslation('follows')
  const [chosen, setChosen] = useState<FollowType>('patent')
  const followed = FOLLOWED_KINDS.find(({ type }) => type === chosen) ?? FOLLOWED_KINDS[0]!
  const list = (
    <KindContext value={followed.kind}>
      <FollowList key={followed.type} type={followed.type} />
    </KindContext>
  )
  if (FOLLOWED_KINDS.length === 1) return list
  return (
    <TabStrip
      label={t('types.label')}
      tabs={FOLLOWED_KINDS.map(({ type }) => ({ key: type, title: t(`types.${type}`) }))}
      active={followed.type}
      onActive={setChosen}
    >
      {list}
    </TabStrip>
  )
}

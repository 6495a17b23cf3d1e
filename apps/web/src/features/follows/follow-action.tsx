import { MAX_FOLLOW_CODES, type FollowType } from '@gezhi/contract/client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { followTypeOf, useInvalidateFollows } from '../../components/followed-record/use-follow.ts'
import { Modal } from '../../components/modal/modal.tsx'
import { showNotice } from '../../components/notice/notice-store.ts'
import type { RecordActionProps } from '../../routing/feature.ts'
import styles from './follow-action.module.css'

/** Follows the records that are not followed yet. If all are followed, a single one is unfollowed, and several after a question. */
export function FollowAction({ kind, records, onDone }: RecordActionProps) {
  const { t } = useTranslation('follows')
  const causeOf = useCause()
  const again = useInvalidateFollows()
  const type = followTypeOf(kind)
  const codes = records.map(({ id }) => id)
  const [asking, setAsking] = useState(false)
  const run = async (action: () => Promise<string>) => {
    try {
      showNotice(await action())
    } catch (error) {
      showNotice([t('action.failed'), causeOf(error)].join(' '))
    }
    onDone()
    await again()
  }
  const unfollow = (followed: FollowType) =>
    run(async () => {
      for (const codeList of batches(codes)) await apiClient.follows.deleteFollows({ type: followed, codeList })
      return t('action.removed')
    })
  const describe = ({ added, already, missing }: Awaited<ReturnType<typeof addAll>>) =>
    [
      ...(added > 0 ? [t('action.added', { count: added })] : []),
      ...(already > 0 ? [t('action.already', { count: already })] : []),
      ...(missing > 0 ? [t('action.missing', { count: missing })] : []),
    ].join(' · ')
  const start = useEffectEvent(async () => {
    if (type === undefined) return onDone()
    const followed = await followedOf(type, codes).catch(() => [])
    if (followed.length < codes.length) await run(async () => describe(await addAll(type, codes)))
    else if (codes.length === 1) await unfollow(type)
    else setAsking(true)
  })
  // Once, also where React runs effects twice to find errors.
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    void start()
  }, [])
  if (!asking || type === undefined) return null
  return (
    <Modal title={t('action.title')} close={t('action.keep')} onClose={onDone}>
      <p>{t('action.text', { count: codes.length })}</p>
      <footer className={styles['answers']}>
        <Button onClick={onDone}>{t('action.keep')}</Button>
        <Button kind="primary" onClick={() => void unfollow(type)}>
          {t('unfollow')}
        </Button>
      </footer>
    </Modal>
  )
}

/** The codes in batches of one call. */
function batches(codes: readonly string[]): string[][] {
  const count = Math.ceil(codes.length / MAX_FOLLOW_CODES)
  return Array.from({ length: count }, (_, index) => codes.slice(index * MAX_FOLLOW_CODES, (index + 1) * MAX_FOLLOW_CODES))
}

async function followedOf(type: FollowType, codes: readonly string[]): Promise<string[]> {
  const lists = []
  for (const codeList of batches(codes)) lists.push(await apiClient.follows.listFollowedCodes({ type, codeList }))
  return lists.flat()
}

async function addAll(type: FollowType, codes: readonly string[]) {
  const sum = { added: 0, already: 0, missing: 0 }
  for (const codeList of batches(codes)) {
    const { added, already, missing } = await apiClient.follows.addFollows({ type, codeList })
    sum.added += added
    sum.already += already
    sum.missing += missing.length
  }
  return sum
}

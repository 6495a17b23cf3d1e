import type { FollowChange } from '@gezhi/contract/client'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useValueName } from '../../kinds/use-shown-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import { describeChange } from './describe-change.ts'
import styles from './followed-record.module.css'

/** What has changed in a followed record, in words. */
export function ChangeList({ changes }: { readonly changes: readonly FollowChange[] }) {
  return (
    <Suspense fallback={null}>
      <Changes changes={changes} />
    </Suspense>
  )
}

function Changes({ changes }: { readonly changes: readonly FollowChange[] }) {
  const { t } = useTranslation('follows')
  const language = useLanguage()
  const valueName = useValueName()
  const lines = changes.flatMap((change) => describeChange(change, changes, t, (facet, value) => valueName(facet, value, language)))
  if (lines.length === 0) return null
  return (
    <ul className={styles['changes']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

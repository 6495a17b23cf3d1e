import { memo, type CSSProperties, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LongList } from '../long-text/long-list.tsx'
import { MarkedText } from '../marking/marked-text.tsx'
import { TranslationSlot } from '../translation/translation-slot.tsx'
import type { PageClaim } from './claim-facts.ts'
import styles from './claim-list.module.css'
import { formatNumbers } from './number-runs.ts'

/** Claims in numerical order, independent ones marked, each with the claims it refers to. */
export const ClaimList = memo(function ClaimList({ claims }: { claims: readonly PageClaim[] }) {
  return (
    <LongList as="ol" className={styles['claims']} items={claims} lengthOf={lengthOfClaim}>
      {drawClaim}
    </LongList>
  )
})

const lengthOfClaim = (claim: PageClaim) => claim.text.length
const drawClaim = (claim: PageClaim) => <ClaimItem key={claim.number} claim={claim} relation="dependsOn" numbers={claim.parents} />

interface ClaimItemProps {
  claim: PageClaim
  /** How the other referenced claims are introduced. */
  relation: 'dependsOn' | 'alsoUnder'
  numbers: readonly number[]
  depth?: number
  children?: ReactNode
}

/** Maximum indentation of a tree. */
const DEEPEST_INDENT = 6

/** A claim with the claims it refers to. */
export const ClaimItem = memo(function ClaimItem({ claim, relation, numbers, depth = 0, children }: ClaimItemProps) {
  const { t } = useTranslation('patents')
  return (
    <li
      data-block
      data-claim={claim.number}
      data-independent={claim.independent || undefined}
      style={{ '--depth': Math.min(depth, DEEPEST_INDENT) } as CSSProperties}
    >
      <div className={styles['mark']}>
        <span className={styles['number']}>{claim.number}</span>
        {claim.independent && <span className={styles['independent']}>{t('claims.independent')}</span>}
        {numbers.length > 0 && (
          <span className={styles['note']}>{t(`claims.${relation}`, { numbers: formatNumbers(numbers), count: numbers.length })}</span>
        )}
      </div>
      <p data-text>
        <MarkedText text={claim.text} />
      </p>
      <TranslationSlot text={claim.text} />
      {children}
    </li>
  )
})

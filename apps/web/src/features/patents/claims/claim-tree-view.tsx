import { claimTree, type ClaimBranch } from '@gezhi/records'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LongList } from '../long-text/long-list.tsx'
import type { PageClaim as Claim } from './claim-facts.ts'
import { ClaimItem } from './claim-list.tsx'
import styles from './claim-list.module.css'
import { rowsBelow, type ClaimRow } from './claim-rows.ts'

/** Claims below the claims they depend on; the dependents of each independent claim can be collapsed. */
export const ClaimTree = memo(function ClaimTree({ claims }: { claims: readonly Claim[] }) {
  const roots = useMemo(() => claimTree(claims), [claims])
  return (
    <LongList as="ol" className={styles['claims']} items={roots} lengthOf={lengthOfRoot}>
      {drawRoot}
    </LongList>
  )
})

const lengthOfRoot = (root: ClaimBranch<Claim>): number =>
  root.children.reduce((sum, child) => sum + lengthOfRoot(child), root.claim.text.length)
const drawRoot = (root: ClaimBranch<Claim>) => <RootClaim key={root.claim.number} root={root} />

const RootClaim = memo(function RootClaim({ root }: { root: ClaimBranch<Claim> }) {
  const { t } = useTranslation('patents')
  const below = useMemo(() => rowsBelow(root), [root])
  return (
    <ClaimItem claim={root.claim} relation="dependsOn" numbers={NONE}>
      {below.length > 0 && (
        <details open>
          <summary>{t('claims.dependents', { count: below.length })}</summary>
          <LongList as="ol" className={styles['claims']} items={below} lengthOf={lengthOfRow} atOnce={1}>
            {drawRow}
          </LongList>
        </details>
      )}
    </ClaimItem>
  )
})

const NONE: readonly number[] = []
const lengthOfRow = ({ branch }: ClaimRow<Claim>) => branch.claim.text.length
const drawRow = ({ branch, depth }: ClaimRow<Claim>) => (
  <ClaimItem key={branch.claim.number} claim={branch.claim} depth={depth} relation="alsoUnder" numbers={branch.alsoUnder} />
)

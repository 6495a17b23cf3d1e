import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../../components/select.tsx'
import { claimFacts } from '../../claims/claim-facts.ts'
import type { ChosenClaim } from '../compare-address.ts'
import type { ComparedClaims } from './compared-claims.ts'

interface ClaimSelectProps {
  /** Of the patent. */
  number: string
  compared: ComparedClaims
  onChoose: (claim: ChosenClaim) => void
}

/** The choice of the claim of one patent, independent ones marked. */
export function ClaimSelect({ number, compared, onChoose }: ClaimSelectProps) {
  const { t } = useTranslation(['comparison', 'patents'])
  const { claims, chosen } = compared
  const facts = useMemo(() => claimFacts(claims), [claims])
  const options = claims.map((claim) => ({
    value: String(claim.number),
    name: t('claims.one', { number: claim.number, form: t(`patents:claims.forms.${facts.get(claim.number)?.form ?? 'dependent'}`) }),
  }))
  return (
    <Select
      label={t('claims.choose', { number })}
      value={String(chosen)}
      options={claims.length > 1 ? [...options, { value: 'all', name: t('claims.all') }] : options}
      onChange={(value) => onChoose(value === 'all' ? 'all' : Number(value))}
    />
  )
}

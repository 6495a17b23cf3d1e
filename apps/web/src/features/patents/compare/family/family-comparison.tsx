import type { PatentDetail } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LegalStatusTag } from '../../../../components/legal-status/legal-status-tag.tsx'
import { patentStatus } from '../../../../kinds/patents/patent-status.ts'
import { recordDate } from '../../../../kinds/record-date.ts'
import { CompareCells } from '../compare-cells.tsx'
import { CompareSection } from '../compare-section.tsx'
import type { ComparedPatent } from '../use-compared-patents.ts'
import styles from './family-comparison.module.css'
import { sharedMembers, familyRelation } from './family-relation.ts'

/** The families of the patents: how each is related to the base, and its members, those of several patents marked. */
export function FamilyComparison({ patents, base }: { patents: readonly ComparedPatent[]; base: number }) {
  const common = useMemo(() => sharedMembers(patents.flatMap(({ patent }) => patent ?? [])), [patents])
  const basePatent = patents[base]?.patent ?? null
  return (
    <CompareSection name="family">
      <CompareCells patents={patents}>{(patent) => <Family patent={patent} base={basePatent} common={common} />}</CompareCells>
    </CompareSection>
  )
}

/** Members shown at once. */
const SHOWN = 10

interface FamilyProps {
  patent: PatentDetail
  base: PatentDetail | null
  common: ReadonlySet<string>
}

function Family({ patent, base, common }: FamilyProps) {
  const { t } = useTranslation('comparison')
  const members = patent.family_extended.length > patent.family_simple.length ? patent.family_extended : patent.family_simple
  const relation = base && familyRelation(base, patent)
  return (
    <>
      {relation && (
        <p className={styles['relation']} data-relation={relation}>
          {t(`family.relation.${relation}`)}
        </p>
      )}
      <p className={styles['note']}>
        {t('family.count', { simple: patent.family_simple.length, extended: patent.family_extended.length })}
      </p>
      <Members members={members.slice(0, SHOWN)} common={common} />
      {members.length > SHOWN && (
        <details className={styles['more']}>
          <summary>{t('family.more', { count: members.length - SHOWN })}</summary>
          <Members members={members.slice(SHOWN)} common={common} />
        </details>
      )}
    </>
  )
}

function Members({ members, common }: { members: PatentDetail['family_simple']; common: ReadonlySet<string> }) {
  const { t } = useTranslation('comparison')
  return (
    <ul className={styles['members']}>
      {members.map((member) => (
        <li key={member.publication_number}>
          <Link to="/searchDetail" search={{ id: member.publication_number }}>
            {member.publication_number}
          </Link>
          {common.has(member.publication_number) && <em>{t('family.common')}</em>}
          <span className={styles['note']}>{recordDate(member.application_date ?? member.publication_date)}</span>
          <LegalStatusTag status={patentStatus(member)} />
        </li>
      ))}
    </ul>
  )
}

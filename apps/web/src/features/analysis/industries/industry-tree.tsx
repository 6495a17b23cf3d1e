import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import type { IndustryScheme } from './industry-address.ts'
import styles from './industries.module.css'
import { useIndustries, type ListedIndustry } from './use-industries.ts'

interface TreeProps {
  readonly scheme: IndustryScheme
  /** The industry shown beside it. */
  readonly selected: string | null
}

/** The industries of a tree with their numbers of patents: each is a link, and opens to those below it. */
export function IndustryTree({ scheme, selected }: TreeProps) {
  const { t } = useTranslation('industries')
  const { data, error, refetch } = useIndustries(scheme, null)
  if (error) return <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <p role="status">{t('loading')}</p>
  return (
    <nav aria-label={t(`scheme.${scheme.key}`)}>
      <ul className={styles['tree']}>
        {data.map((industry) => (
          <Branch key={industry.code} scheme={scheme} selected={selected} industry={industry} known={industry.children} />
        ))}
      </ul>
    </nav>
  )
}

interface BranchProps extends TreeProps {
  readonly industry: ListedIndustry
  /** The industries below, if they are loaded. */
  readonly known?: readonly ListedIndustry[] | undefined
}

function Branch({ scheme, selected, industry, known }: BranchProps) {
  const { t } = useTranslation('industries')
  const { code, name, count, hasChild } = industry
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? (selected !== null && isAbove(scheme, industry, known, selected))
  const { data, error, refetch } = useIndustries(scheme, code, isOpen && known === undefined)
  const below = known ?? data?.[0]?.children
  return (
    <li>
      <div className={styles['branch']}>
        {hasChild ? (
          <button
            type="button"
            className={styles['opener']}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'close' : 'open', { name })}
            onClick={() => setChosen(!isOpen)}
          >
            <Icon name={isOpen ? 'down' : 'next'} size={14} />
          </button>
        ) : (
          <span className={styles['opener']} />
        )}
        <Link
          to="/domainAnalys"
          search={{ scheme: scheme.key, industry: code } as never}
          aria-current={code === selected ? 'page' : undefined}
          className={styles['industry']}
        >
          {code} {name}
        </Link>
        {count !== null && <span className={styles['quiet']}>{count.toLocaleString()}</span>}
      </div>
      {isOpen && error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {isOpen && !error && hasChild && below === undefined && <p role="status">{t('loading')}</p>}
      {isOpen && below && (
        <ul>
          {below.map((child) => (
            <Branch key={child.code} scheme={scheme} selected={selected} industry={child} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Whether an industry is above another one; divisions of the national economy do not begin with the letter of their section. */
function isAbove(
  { key }: IndustryScheme,
  { code }: ListedIndustry,
  below: readonly ListedIndustry[] | undefined,
  selected: string,
): boolean {
  if (key === 'ESOSI') return selected.startsWith(`${code}.`)
  if (/\d/.test(code)) return selected.startsWith(code) && selected !== code
  return (below ?? []).some((one) => selected.startsWith(one.code))
}

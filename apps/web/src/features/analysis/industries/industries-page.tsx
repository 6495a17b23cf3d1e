import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TabStrip } from '../../../components/tab-strip/tab-strip.tsx'
import { INDUSTRY_SCHEMES, readIndustryAddress } from './industry-address.ts'
import { IndustryFigures } from './industry-figures.tsx'
import { IndustryTree } from './industry-tree.tsx'
import styles from './industries.module.css'

/** /domainAnalys: trees of industries, and the patents of one of them in charts. */
export function IndustriesPage() {
  const { t } = useTranslation('industries')
  const navigate = useNavigate()
  const { scheme, code } = readIndustryAddress(useSearch({ strict: false }))
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <p className={styles['quiet']}>{t('intro')}</p>
      <div className={styles['columns']}>
        <TabStrip
          label={t('schemes')}
          tabs={INDUSTRY_SCHEMES.map(({ key }) => ({ key, title: t(`scheme.${key}`) }))}
          active={scheme.key}
          onActive={(key) => void navigate({ to: '/domainAnalys', search: { scheme: key } as never })}
        >
          <IndustryTree key={scheme.key} scheme={scheme} selected={code} />
        </TabStrip>
        <div className={styles['figures']}>
          {code === null ? (
            <p role="status">{t('noneSelected')}</p>
          ) : (
            <IndustryFigures key={`${scheme.key} ${code}`} scheme={scheme} code={code} />
          )}
        </div>
      </div>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Pager } from '../../../components/pager/pager.tsx'
import styles from './list-pager.module.css'

interface ListPagerProps {
  readonly page: number
  readonly total: number
  readonly pageSize: number
  readonly onPage: (page: number) => void
}

/** Pages of a list of articles; nothing where one page holds all. */
export function ListPager({ page, total, pageSize, onPage }: ListPagerProps) {
  const { t } = useTranslation('help')
  const last = Math.ceil(total / pageSize)
  if (last <= 1) return null
  const words = {
    pages: t('pager.pages'),
    previous: t('pager.previous'),
    next: t('pager.next'),
    page: (number: number) => t('pager.page', { page: number }),
    jump: t('pager.jump'),
  }
  return (
    <footer className={styles['pager']}>
      <Pager page={page} last={last} words={words} onPage={onPage} />
    </footer>
  )
}

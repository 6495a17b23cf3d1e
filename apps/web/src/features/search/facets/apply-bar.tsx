import { useListWords } from '../../../kinds/kind-words.ts'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import styles from './facet-panel.module.css'

interface ApplyBarProps {
  title: string
  /** Number of selected values, including those not visible. */
  selected: number
  everything: boolean
  onEverything: (on: boolean) => void
  /** The same filters are already applied. */
  duplicate: boolean
  onApply: (include: boolean) => void
}

/** Actions below values that are applied together: 全选, 筛选 and 排除, and the error of the last attempt (B.filters.01 to B.filters.15). */
export function ApplyBar({ title, selected, everything, onEverything, duplicate, onApply }: ApplyBarProps) {
  const { t } = useListWords()
  return (
    <>
      <div className={styles['apply']}>
        <label className={styles['all']}>
          <Checkbox half={selected > 0 && !everything} checked={everything} onChange={() => onEverything(!everything)} />
          {t('facets.selectAll')}
          <span className="visually-hidden">{title}</span>
          {selected > 0 && <span className={styles['selectedCount']}>{t('facets.selected', { count: selected })}</span>}
        </label>
        <Button disabled={selected === 0} onClick={() => onApply(true)}>
          {t('facets.include')}
        </Button>
        <Button disabled={selected === 0} onClick={() => onApply(false)}>
          {t('facets.exclude')}
        </Button>
      </div>
      <p className={styles['duplicate']} role="alert">
        {duplicate && t('facets.duplicate')}
      </p>
    </>
  )
}

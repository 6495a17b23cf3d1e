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
  /** What was last applied is there already. */
  duplicate: boolean
  onApply: (include: boolean) => void
}

/** Below values that are applied in one go: 全选, 筛选 and 排除, and what is wrong with the last try (B.filters.01 to B.filters.15). */
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

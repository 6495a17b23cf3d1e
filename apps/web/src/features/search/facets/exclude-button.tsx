import { Icon } from '../../../components/icon/icon.tsx'
import { useListWords } from '../../../kinds/kind-words.ts'
import styles from './facet-panel.module.css'

/** The button right of a value: excludes it, or removes the exclusion. */
export function ExcludeButton({ name, pressed, onPress }: { name: string; pressed: boolean; onPress: () => void }) {
  const { t } = useListWords()
  const label = t('facets.excludeValue', { name })
  return (
    <button type="button" className={styles['exclude']} aria-pressed={pressed} aria-label={label} title={label} onClick={onPress}>
      <Icon name="exclude" size={14} />
    </button>
  )
}

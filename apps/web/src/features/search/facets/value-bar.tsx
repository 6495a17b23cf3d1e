import { useLanguage } from '../../../language/use-language.ts'
import styles from './facet-panel.module.css'
import type { FacetValue } from './visible-values.ts'

interface ValueBarProps {
  value: Pick<FacetValue, 'name' | 'count'>
  /** Count of the most frequent value; 0 for no bar. */
  max: number
  /** Address of a picture that is before the name. */
  picture?: string | null
}

/** A value's name and count, with a bar as long as its share of the most frequent one. */
export function ValueBar({ value, max, picture = null }: ValueBarProps) {
  const language = useLanguage()
  return (
    <>
      <span className={styles['name']} title={value.name}>
        {picture !== null && <img className={styles['picture']} src={picture} alt="" width={18} height={12} loading="lazy" />}
        {value.name}
      </span>
      <span className={styles['count']}>{value.count.toLocaleString(language)}</span>
      {max > 0 && <span className={styles['bar']} style={{ inlineSize: `${(100 * value.count) / max}%` }} />}
    </>
  )
}

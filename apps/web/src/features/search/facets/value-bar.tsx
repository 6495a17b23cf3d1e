import { useLanguage } from '../../../language/use-language.ts'
import styles from './facet-panel.module.css'
import type { FacetValue } from './visible-values.ts'

/** A value's name and count, with a bar as long as its share of the most frequent one. */
export function ValueBar({ value, most }: { value: FacetValue; most: number }) {
  const language = useLanguage()
  return (
    <>
      <span className={styles['name']} title={value.name}>
        {value.name}
      </span>
      <span className={styles['count']}>{value.count.toLocaleString(language)}</span>
      <span className={styles['bar']} style={{ inlineSize: `${most === 0 ? 0 : (100 * value.count) / most}%` }} />
    </>
  )
}

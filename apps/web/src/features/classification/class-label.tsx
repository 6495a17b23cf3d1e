import { ResultListLink } from '../../components/result-list-link.tsx'
import type { BrowsedClass } from './browsed-schemes.ts'
import styles from './classification-page.module.css'

interface ClassLabelProps {
  one: BrowsedClass
  chosen: boolean
  onChoose: () => void
  /** Titles of its ancestors. */
  path?: string
}

/** A class: checkbox, symbol, title and count. An industry without classes is searched by its name. */
export function ClassLabel({ one: { code, name, count, codes }, chosen, onChoose, path }: ClassLabelProps) {
  return (
    <>
      {codes.length === 0 ? (
        <span className={styles['named']}>
          <span className={styles['code']}>{code}</span>
          <ResultListLink query={`"${name}"`}>{name}</ResultListLink>
        </span>
      ) : (
        <label className={styles['named']}>
          <input type="checkbox" checked={chosen} onChange={onChoose} />
          <span className={styles['code']}>{code}</span>
          <span>
            {path && <span className={styles['quiet']}>{path} › </span>}
            {name}
          </span>
        </label>
      )}
      {count !== null && <span className={styles['count']}>{count.toLocaleString()}</span>}
    </>
  )
}

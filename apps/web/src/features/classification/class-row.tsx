import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon/icon.tsx'
import { ResultListLink } from '../../components/result-list-link.tsx'
import type { BrowsedClass } from './browsed-schemes.ts'
import styles from './classification-page.module.css'

interface ClassRowProps {
  one: BrowsedClass
  chosen: boolean
  onChoose: () => void
  opened: boolean
  /** null where nothing stands below. */
  onOpen: (() => void) | null
  /** Titles it is read together with. */
  path?: string
}

/** A class: what opens it, a box to choose it, its symbol, title and count. An industry without classes is searched by its name. */
export function ClassRow({ one: { code, name, count, codes }, chosen, onChoose, opened, onOpen, path }: ClassRowProps) {
  const { t } = useTranslation('classification')
  return (
    <div className={styles['row']}>
      {onOpen === null ? (
        <span className={styles['opener']} />
      ) : (
        <button
          type="button"
          className={styles['opener']}
          aria-expanded={opened}
          aria-label={t(opened ? 'close' : 'open', { code })}
          onClick={onOpen}
        >
          <Icon name={opened ? 'down' : 'next'} size={14} />
        </button>
      )}
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
    </div>
  )
}

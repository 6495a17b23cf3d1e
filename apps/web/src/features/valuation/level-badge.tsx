import styles from './valuation.module.css'

/** The level of a total. */
export function LevelBadge({ level }: { readonly level: string }) {
  return <span className={styles['badge']}>{level}</span>
}

/** A share of a whole as a bar; the numbers stand beside it. */
export function Meter({ share }: { readonly share: number }) {
  return (
    <div className={styles['meter']} aria-hidden="true">
      <span style={{ inlineSize: `${Math.max(0, Math.min(1, share)) * 100}%` }} />
    </div>
  )
}
